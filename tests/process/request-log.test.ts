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

const secret = 'Sithole-7c1f'
const email = `thandi.${secret}@example.co.za`

const json = (body: unknown, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
})

type Call = readonly [target: string, init?: RequestInit]

/** Requests that carry personal data or secrets in every place. */
const personal: readonly Call[] = [
  ['/api/users/login', json({ email, password: secret })],
  ['/api/users/login', json({ email: `${email}\0`, password: secret })],
  ['/api/users/login', json({ email: [email], password: secret })],
  ['/api/users/forgot-password', json({ email })],
  ['/api/users/reset-password', json({ token: `${secret}\0`, password: secret })],
  ['/api/users', json({ email, password: secret })],
  [`/api/users?where[email][equals]=${email}`],
  [`/api/ranges?where[bodyType][equals]=${secret}`],
  [`/api/ranges?where[id][in]=${email}`],
  [`/api/ranges?where[name][${secret}]=1`],
  [`/api/ranges/${secret}`],
  [`/services/vehicles/vehicle-models?filter[where][${secret}]=1`],
  [`/services/vehicles/vehicle-models?filter[where][code]=${email}`],
  [`/vehicles/fortuner?email=${email}`],
  ['/vehicles/fortuner', { headers: { cookie: `name=${secret}`, authorization: `Bearer ${secret}` } }],
  [`/enquiry/check/en/${secret}/contact`, { headers: { cookie: `form-draft=${secret}` } }],
  [
    '/api/enquiries/contact',
    { method: 'POST', body: new URLSearchParams({ email, fullName: secret, page: `/${secret}` }) },
  ],
  ['/vehicles/%ff', { headers: { 'user-agent': secret, referer: `https://x.example/?q=${email}` } }],
  ['/internal/revalidate', json({ tags: [secret] }, { 'x-internal-secret': secret })],
]

const long = `${secret}${'x'.repeat(300)}`
const call = { cookie: 'payload-token=x', 'content-type': 'text/plain' }

/** Requests to every route that puts request values into cache tags or library messages. */
const overlong: readonly Call[] = [
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
  [`/sections/stories?lang=en&range=${long}`],
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

/** Sends the requests and returns what the site logs about them. */
async function logOf(requests: readonly Call[]): Promise<string> {
  const before = site.output().length
  for (const [target, init] of requests) {
    const response = await fetch(site.origin + target, init)
    await response.arrayBuffer()
    expect.soft(response.status, target.slice(0, 60)).toBeLessThan(500)
  }
  const output = () => site.output().slice(before)
  await expect
    .poll(() => output().split('"msg":"request"').length - 1)
    .toBeGreaterThanOrEqual(requests.length)
  return output()
}

it('logs nothing that visitors send but the path, and no warning or error for invalid requests', async () => {
  const lines = (await logOf(personal)).split('\n').filter((line) => !line.includes('"level":"debug"'))
  // The access log may contain the path.
  const log = lines.join('\n').replaceAll(`"path":"/api/ranges/${secret}"`, '')
  expect(log).not.toContain(secret)
  expect(log).not.toMatch(/"level":"(?:warn|error|fatal)"|\n\s+at |127\.0\.0\.1"/)
})

it('logs no value that is too long for a cache tag, and only JSON lines', async () => {
  expect(findLinesWith(await logOf(overlong), secret)).toEqual([])
  expect(findNonJsonLines(site.output())).toEqual([])
})

it.each(['/catalogue/art', '/catalogue/components', '/catalogue/blocks', '/catalogue/gr-blocks/text'])(
  'returns 404 for %s by default',
  async (path) => {
    expect((await fetch(site.origin + path)).status).toBe(404)
  },
)
