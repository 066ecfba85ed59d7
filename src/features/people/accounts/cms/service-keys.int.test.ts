import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createRestClient, type Rest } from '#tests/access/rest.ts'
import { openTestCms, type TestCms } from '#tests/cms.ts'

const key = '0f2e6d1a-7c55-4b0a-9d7e-1b2c3d4e5f60'
const password = 'a-long-test-password'

let cms: TestCms
let payload: Payload
let rest: Rest
let admin: string
let id: number

beforeAll(async () => {
  cms = await openTestCms()
  payload = cms.payload
  rest = createRestClient(payload)
  const email = 'admin@example.co.za'
  await payload.create({ collection: 'users', data: { email, name: 'A', role: 'admin', password } })
  admin = (await rest('users/login', { method: 'POST', body: { email, password } })).body.token
  const body = { name: 'Stock feed', enableAPIKey: true, apiKey: key }
  const created = await rest('service-keys', { method: 'POST', token: admin, body })
  expect(created.status).toBe(201)
  expect(JSON.stringify(created.body)).not.toContain(key)
  id = created.body.doc.id
})
afterAll(() => cms.close())

const whoIs = async (authorization: string) =>
  (await payload.auth({ headers: new Headers({ authorization }) })).user

const headers = [`service-keys API-Key ${key}`, `users API-Key ${key}`]

test.each(headers)('authenticates a service key sent as %s', async (authorization) => {
  // Only an authenticated caller can sign out.
  expect((await rest('service-keys/logout', { method: 'POST', authorization })).status).toBe(200)
  expect(await whoIs(authorization)).toMatchObject({ id, collection: 'service-keys', name: 'Stock feed' })
})

test.each([
  `service-keys API-Key ${key}x`,
  'service-keys API-Key ',
  'users API-Key ',
  'users API-Key null',
  `Bearer ${key}`,
  key,
])('does not authenticate %s', async (authorization) => {
  expect((await rest('service-keys/logout', { method: 'POST', authorization })).status).toBe(400)
  expect(await whoIs(authorization)).toBeNull()
})

test('does not expose a saved key over REST or in the database', async () => {
  for (const path of [
    `service-keys/${id}`,
    'service-keys',
    `service-keys/${id}?depth=2`,
    'service-keys/me',
  ]) {
    const { body } = await rest(path, { token: admin })
    expect(JSON.stringify(body)).not.toMatch(/apiKey"|apiKeyIndex/)
  }
  expect((await rest(`service-keys/${id}/api-key/reveal`, { method: 'POST', token: admin })).status).toBe(404)
  for (const query of [`where[apiKey][equals]=${key}`, 'where[apiKeyIndex][exists]=true', 'sort=apiKey'])
    expect((await rest(`service-keys?${query}`, { token: admin })).status).toBe(400)
  const { rows } = await payload.db.drizzle.execute(sql`select s::text as row from service_keys s`)
  expect(JSON.stringify(rows)).not.toContain(key)
})

test.each(headers)(
  'allows a service key to read only public documents and to change nothing (%s)',
  async (authorization) => {
    expect((await rest('ranges', { authorization })).status).toBe(200)
    expect((await rest('ranges?draft=true', { authorization })).status).toBe(403)
    expect((await rest('ranges?limit=0', { authorization })).status).toBe(400)
    for (const path of ['users', 'service-keys', `service-keys/${id}`, 'ranges/versions'])
      expect([403, 404]).toContain((await rest(path, { authorization })).status)
    expect((await rest('access', { authorization })).body.canAccessAdmin).toBeFalsy()
    for (const [method, path] of [
      ['POST', 'ranges'],
      ['POST', 'service-keys'],
      ['PATCH', `service-keys/${id}`],
      ['DELETE', `service-keys/${id}`],
    ] as const)
      expect([403, 404]).toContain((await rest(path, { method, authorization, body: { name: 'x' } })).status)
  },
)

test('rejects sign-in, registration and password reset with a service key', async () => {
  const body = { email: 'Stock feed', password: key }
  expect((await rest('service-keys/login', { method: 'POST', body })).status).toBeGreaterThanOrEqual(400)
  expect((await rest('service-keys/first-register', { method: 'POST', body })).status).toBeGreaterThanOrEqual(
    400,
  )
  expect(
    (await rest('service-keys/forgot-password', { method: 'POST', body })).status,
  ).toBeGreaterThanOrEqual(400)
})

test('does not authenticate a deleted key', async () => {
  await payload.delete({ collection: 'service-keys', id })
  expect(await whoIs(headers[0] ?? '')).toBeNull()
})
