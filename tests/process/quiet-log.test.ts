import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { cleanUp, copySeededDataDir, makeFolder, type Product, start } from './product.ts'

let folder: string
let site: Product

beforeAll(async () => {
  folder = await makeFolder()
  await copySeededDataDir(path.join(folder, 'data'))
  site = await start(path.join(folder, 'data'))
})
afterAll(() => cleanUp(folder))

const secret = 'Sithole-7c1f'
const email = `thandi.${secret}@example.co.za`

const json = (body: unknown, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
})

const requests: readonly (readonly [path: string, init?: RequestInit])[] = [
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

it('logs nothing that visitors send but the path, and no warning or error for invalid requests', async () => {
  let requestCount = 0
  for (const [target, init] of requests) {
    const response = await fetch(site.origin + target, init)
    await response.arrayBuffer()
    expect.soft(response.status, target).toBeLessThan(500)
    requestCount++
  }
  const lines = () =>
    site
      .output()
      .split('\n')
      .filter((line) => line.includes('"msg":"request"'))
  await expect.poll(() => lines().length).toBeGreaterThanOrEqual(requestCount)
  // The access log may contain the path.
  const log = site.output().replaceAll(`"path":"/api/ranges/${secret}"`, '')
  expect(log).not.toContain(secret)
  expect(log).not.toMatch(/"level":"(?:warn|error|fatal)"|\n\s+at |127\.0\.0\.1"/)
})

it.each(['/catalogue/art', '/catalogue/components', '/catalogue/blocks', '/catalogue/gr-blocks/text'])(
  'returns 404 for %s by default',
  async (path) => {
    expect((await fetch(site.origin + path)).status).toBe(404)
  },
)
