import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findLinesWith, findNonJsonLines } from './log-lines.ts'
import { cleanUp, copySeededDataDir, makeFolder, type Product, start } from './product.ts'

let folder: string
let site: Product

beforeAll(async () => {
  folder = await makeFolder()
  await copySeededDataDir(path.join(folder, 'data'))
  site = await start(path.join(folder, 'data'), {
    environment: { npm_config_loglevel: 'silent', LOG_LEVEL: 'debug' },
  })
})
afterAll(() => cleanUp(folder))

const secret = 'sithole-7c1f'
const long = `${secret}${'x'.repeat(300)}`
const call = { cookie: 'payload-token=x', 'content-type': 'text/plain' }

/** Requests to every route that puts request values into cache tags or library messages. */
const requests: readonly (readonly [target: string, init?: RequestInit])[] = [
  [`/${long}`],
  [`/${long}/${long}`],
  [`/gr/${long}`],
  [`/${encodeURIComponent(`"${long}" '`)}`],
  [`/vehicles/${long}`],
  [`/vehicles/fortuner/${long}`],
  [`/vehicles/fortuner/compare?code=${long}`],
  [`/vehicles/fortuner/quote?code=${long}`],
  [`/vehicles/fortuner/spec-sheet?code=${long}`],
  [`/dealers/${long}`],
  [`/dealers/${long}/new-vehicles`],
  [`/dealers/${long}/new-vehicles/fortuner/quote?code=${long}`],
  [`/search?q=${long}`],
  [`/api/search?q=${long}`],
  [`/sections/models?lang=en&range=${long}&dealer=${long}`],
  [`/sections/specifications?lang=en&range=${long}&codes=${long}`],
  [`/sections/guaranteed-value?code=${long}&mileage=20000&term=48`],
  [`/sections/subscription-quote?code=${long}&mileage=1000`],
  [`/sections/lineUp?page=/${long}&lang=en`],
  [`/services/vehicles/vehicle-models?filter[where][code]=${long}`],
  [`/services/gateway/gfv-values?filter[where][smc]=${long}`],
  [`/services/gateway/ratebook/quotes/filter?smc=${long}&make=Toyota&monthlyMileage=1000`],
  [`/art/x/vehicle/${long}/side/040/320.webp`],
  [`/preview/${long}`],
  ['/admin', { method: 'POST', headers: { ...call, 'next-action': '40'.repeat(21) }, body: `["${secret}"]` }],
  ['/api/users/login', { method: 'POST', headers: { 'content-type': 'application/json' }, body: secret }],
]

it('logs no value that is too long for a cache tag, and only JSON lines', async () => {
  for (const [target, init] of requests) {
    const response = await fetch(site.origin + target, { redirect: 'manual', ...init })
    await response.arrayBuffer()
    expect.soft(response.status, target.slice(0, 60)).toBeLessThan(500)
  }
  const loggedRequests = () => site.output().split('"msg":"request"').length - 1
  await expect.poll(loggedRequests).toBeGreaterThanOrEqual(requests.length)
  expect(findNonJsonLines(site.output())).toEqual([])
  expect(findLinesWith(site.output(), secret)).toEqual([])
})
