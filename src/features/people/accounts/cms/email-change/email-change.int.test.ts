import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { closeOutbox } from '#platform/outbox/outbox.ts'
import { postgresOf } from '#platform/payload-internals/postgres.ts'
import { createRestClient, type Rest } from '#tests/access/rest.ts'
import { openTestCms, type TestCms } from '#tests/cms.ts'

const password = 'a-long-test-password'
const email = 'editor@example.co.za'
const replacement = 'somebody-else@example.org'

let cms: TestCms
let payload: Payload
let rest: Rest
let account: number
let token: string

beforeAll(async () => {
  // The clock is frozen, so that no delay expires on a slow machine.
  vi.useFakeTimers({ toFake: ['Date'] })
  cms = await openTestCms()
  payload = cms.payload
  rest = createRestClient(payload)
})
afterAll(async () => {
  vi.useRealTimers()
  await closeOutbox(payload)
  await cms.close()
})

const create = async (address: string, role: 'admin' | 'editor', changes = {}) => {
  const data = { email: address, name: 'Thandi', role, password, ...changes }
  return (await payload.create({ collection: 'users', data })).id
}
const signIn = async (address: string) =>
  (await rest('users/login', { method: 'POST', body: { email: address, password } })).body.token
const change = (body: object, as = token) => rest(`users/${account}`, { method: 'PATCH', token: as, body })
const storedEmail = async () => (await payload.findByID({ collection: 'users', id: account })).email
const sessions = async () =>
  (await payload.findByID({ collection: 'users', id: account, showHiddenFields: true })).sessions?.length

async function mails() {
  const { rows } = await postgresOf(payload).drizzle.execute(
    sql`select data from pgboss.job where name = 'mail' order by created_on`,
  )
  return rows.map(({ data }) => data as { to: string[]; text: string; html: string })
}

beforeEach(async () => {
  await payload.kv.clear()
  await payload.delete({ collection: 'users', where: { id: { exists: true } } })
  account = await create(email, 'editor')
  token = await signIn(email)
})

describe('a change of the own e-mail', () => {
  test.each([
    ['without the current password', {}],
    ['with an empty password', { currentPassword: '' }],
    ['with a list as password', { currentPassword: [password] }],
    ['with another password', { currentPassword: 'not-the-password' }],
    ['with a new password only', { password: 'a-password-from-elsewhere' }],
    [
      'with the new password in place of the old',
      { password: 'another-one-12', currentPassword: 'another-one-12' },
    ],
  ])('is refused %s, beside the field, and nobody is told', async (_, body) => {
    const { status, body: reply } = await change({ name: 'Changed', email: replacement, ...body })
    expect(status).toBe(400)
    expect(reply.errors[0].data.errors).toMatchObject([{ path: 'currentPassword' }])
    expect(await storedEmail()).toBe(email)
    expect((await rest('users/me', { token })).body.user.name).toBe('Thandi')
    expect(await signIn(email)).toEqual(expect.any(String))
    expect((await mails()).filter(({ to }) => to.includes(email))).toEqual([])
  })

  test('is stored with the current password, keeps the session, and tells the old address alone', async () => {
    const before = await sessions()
    expect((await change({ email: replacement, currentPassword: password })).status).toBe(200)
    expect([await storedEmail(), await sessions()]).toEqual([replacement, before])
    expect((await rest('users/me', { token })).body.user.email).toBe(replacement)
    const told = (await mails()).filter(({ to }) => to.join() === email)
    expect(told).toHaveLength(1)
    expect(told[0]?.text).toContain('ask an administrator')
    expect(JSON.stringify(told)).not.toContain(replacement)
  })

  test('is delayed after wrong passwords, like a sign-in', async () => {
    const statuses: number[] = []
    for (let attempt = 0; attempt < 7; attempt += 1)
      statuses.push((await change({ email: replacement, currentPassword: `wrong-${attempt}` })).status)
    expect(statuses.slice(0, 4)).toEqual([400, 400, 400, 400])
    expect(statuses.at(-1)).toBe(429)
    expect((await change({ email: replacement, currentPassword: password })).status).toBe(429)
    expect(await storedEmail()).toBe(email)
  })
})

test('needs no password while the e-mail stays the same, as the form of the admin sends it', async () => {
  expect((await change({ name: 'Thandi N', email: ` ${email.toUpperCase()}` })).status).toBe(200)
  expect((await change({ name: 'Thandi Nkosi' })).status).toBe(200)
})

test('lets an administrator change the e-mail of another account, and tells the old address', async () => {
  await create('admin@example.co.za', 'admin')
  const told = async () => (await mails()).filter(({ to }) => to.join() === email).length
  const before = await told()
  expect((await change({ email: replacement }, await signIn('admin@example.co.za'))).status).toBe(200)
  expect([await storedEmail(), (await told()) - before]).toEqual([replacement, 1])
})
