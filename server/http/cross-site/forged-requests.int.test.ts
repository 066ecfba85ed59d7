import { handleEndpoints, type Payload, type SanitizedConfig } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { config } from '#platform/process/config.ts'
import { openTestCms, type TestCms } from '#tests/cms.ts'
import { payloadHandler } from '../testing/payload-handler.ts'
import { serve, type TestSite } from '../testing/site.ts'

const account = { email: 'admin@example.co.za', password: 'a-password-of-an-admin' }
const intruder = {
  email: 'intruder@example.org',
  name: 'Intruder',
  role: 'admin',
  password: 'a-password-of-another',
}
const { siteUrl } = config()
const siteOrigin = new URL(siteUrl).origin

let cms: TestCms
let payload: Payload
let site: TestSite
let cookie: string

beforeAll(async () => {
  cms = await openTestCms()
  payload = cms.payload
})
afterAll(() => cms.close())
beforeEach(async () => {
  await payload.delete({ collection: 'users', where: { id: { exists: true } } })
  await payload.create({ collection: 'users', data: { ...account, name: 'Admin', role: 'admin' } })
  site = await serve(payloadHandler(payload), { siteUrl })
  const json = { 'content-type': 'application/json', origin: own() }
  const { headers } = await site.send('POST', '/api/users/login', json, JSON.stringify(account))
  cookie = headers['set-cookie']?.[0]?.split(';')[0] ?? ''
})

const own = () => `http://127.0.0.1:${site.port}`
const countUsers = async () => (await payload.count({ collection: 'users' })).totalDocs

/** A multipart form, which any page may send to another site without a CORS preflight. */
async function multipart(data: object) {
  const form = new FormData()
  form.set('_payload', JSON.stringify(data))
  const request = new Request('http://x', { method: 'POST', body: form })
  return { type: request.headers.get('content-type') ?? '', body: Buffer.from(await request.arrayBuffer()) }
}

async function createUser(headers: Record<string, string>) {
  const { type, body } = await multipart(intruder)
  return site.send('POST', '/api/users', { 'content-type': type, cookie, ...headers }, body)
}

describe('a form that creates an administrator', () => {
  test.each([
    ['another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
    ['an older browser on another site', { origin: 'https://evil.example' }],
    ['a sandboxed frame', { origin: 'null' }],
    ['a sibling subdomain', { origin: 'http://shop.localhost:3000', 'sec-fetch-site': 'same-site' }],
    ['another port', { origin: 'http://127.0.0.1:1' }],
    ['a client that names no origin', {}],
  ])('returns 403 and creates no user when it is sent by %s', async (_, headers) => {
    expect((await createUser(headers as Record<string, string>)).status).toBe(403)
    expect(await countUsers()).toBe(1)
  })

  test('returns 201 when a page of this site sends it, under the requested host or SITE_URL', async () => {
    expect((await createUser({ origin: own(), 'sec-fetch-site': 'same-origin' })).status).toBe(201)
    await payload.delete({ collection: 'users', where: { email: { equals: intruder.email } } })
    expect((await createUser({ origin: siteOrigin })).status).toBe(201)
    expect(await countUsers()).toBe(2)
  })
})

test('accepts the session of a GET request without an Origin header', async () => {
  const me = await site.get('/api/users/me', { cookie })
  expect(JSON.parse(me.text)).toMatchObject({ user: { email: account.email } })
  const link = { cookie, 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }
  expect(JSON.parse((await site.get('/api/users/me', link)).text)).toMatchObject({
    user: { email: account.email },
  })
})

test('ignores the session of a GET request from another site', async () => {
  const me = await site.get('/api/users/me', { cookie, origin: 'https://evil.example' })
  expect(JSON.parse(me.text)).toMatchObject({ user: null })
})

test('passes a request with a service key and without an Origin header to Payload', async () => {
  const apiKey = '0123456789abcdef0123456789abcdef'
  await payload.create({ collection: 'service-keys', data: { name: 'Feed', enableAPIKey: true, apiKey } })
  const headers = { authorization: `service-keys API-Key ${apiKey}`, 'content-type': 'application/json' }
  const reply = await site.send('POST', '/api/users', headers, JSON.stringify(intruder))
  // The request reaches Payload, which does not let service keys create users.
  expect(JSON.parse(reply.text)).toMatchObject({
    errors: [{ message: expect.stringContaining('not allowed') }],
  })
})

test('returns 403 for requests to run jobs', async () => {
  for (const path of ['/api/payload-jobs/run', '/api/payload-jobs/handle-schedules'])
    expect((await site.get(path, { cookie })).status).toBe(403)
})

describe('Payload itself', () => {
  const send = async (origin: string) => {
    const { type, body } = await multipart(intruder)
    const headers = { 'content-type': type, cookie, origin }
    const request = new Request(`${siteOrigin}/api/users`, { method: 'POST', headers, body })
    return handleEndpoints({ config: payload.config as SanitizedConfig, request })
  }

  test.each(['https://evil.example', 'null', 'http://127.0.0.1:1'])(
    'ignores the session of a request from %s',
    async (origin) => {
      expect((await send(origin)).status).toBe(403)
      expect(await countUsers()).toBe(1)
    },
  )

  test('accepts the session of a request from SITE_URL', async () => {
    expect((await send(siteOrigin)).status).toBe(201)
  })
})
