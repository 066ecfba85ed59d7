import type { Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { createRestClient, type Rest } from '#tests/access/rest.ts'
import { openTestCms, type TestCms } from '#tests/cms.ts'

const password = 'a-long-test-password'
const another = 'another-test-password'
const email = 'editor@example.co.za'

let cms: TestCms
let payload: Payload
let rest: Rest
let account: number

beforeAll(async () => {
  // The clock is frozen, so that no delay expires on a slow machine.
  vi.useFakeTimers({ toFake: ['Date'] })
  cms = await openTestCms()
  payload = cms.payload
  rest = createRestClient(payload)
})
afterAll(async () => {
  vi.useRealTimers()
  await cms.close()
})
beforeEach(async () => {
  await payload.kv.clear()
  await payload.delete({ collection: 'users', where: { id: { exists: true } } })
  const data = { email, name: 'Editor', role: 'editor' as const, password }
  account = (await payload.create({ collection: 'users', data })).id
})

const signIn = (withPassword = password, as = email) =>
  rest('users/login', { method: 'POST', body: { email: as, password: withPassword } })
const signOut = (token: string) => rest('users/logout', { method: 'POST', token })
const whoIs = async (token: string) => (await rest('users/me', { token })).body.user?.id
const change = (data: Record<string, unknown>) => payload.update({ collection: 'users', id: account, data })
const times = (count: number) => Array.from({ length: count })

describe('sign-in', () => {
  test('returns the user without its hash, the token, its expiry and an HTTP-only cookie', async () => {
    const { status, headers, body } = await signIn()
    expect(status).toBe(200)
    expect(body).toMatchObject({ user: { id: account, email }, token: expect.any(String) })
    expect(body.exp - Date.now() / 1000).toBeCloseTo(8 * 60 * 60, -2)
    expect(JSON.stringify(body)).not.toMatch(/hash|salt/)
    expect(headers.get('set-cookie')).toMatch(/^payload-token=[^;]+;.*HttpOnly=true.*SameSite=Lax/)
  })

  test.each([
    ['an empty request', {}],
    ['numbers as credentials', { email: 1, password: 2 }],
    ['lists as credentials', { email: [email], password: [password] }],
    ['a wrong password with a respelt e-mail', { email: ` ${email.toUpperCase()} `, password: 'wrong' }],
  ])('rejects %s', async (_, body) => {
    const response = await rest('users/login', { method: 'POST', body })
    expect([400, 401]).toContain(response.status)
    expect(response.headers.get('set-cookie')).toBeNull()
  })

  test('ignores spaces and capitals in the e-mail', async () => {
    expect((await signIn(password, ` ${email.toUpperCase()}`)).status).toBe(200)
  })

  test('keeps the sessions of ten concurrent sign-ins', async () => {
    const responses = await Promise.all(times(10).map(() => signIn()))
    const tokens = responses.map(({ body }) => body.token as string)
    expect(new Set(tokens).size).toBe(10)
    expect(await Promise.all(tokens.map(whoIs))).toEqual(times(10).map(() => account))
  })

  test('keeps the other sessions when one signs out or is refreshed at the same moment', async () => {
    const [ending = '', remaining = ''] = [(await signIn()).body.token, (await signIn()).body.token]
    const [first, second] = await Promise.all([
      signIn(),
      signIn(),
      signOut(ending),
      rest('users/refresh-token', { method: 'POST', token: remaining }),
    ])
    const tokens = [first.body.token, second.body.token, remaining]
    expect(await Promise.all(tokens.map(whoIs))).toEqual([account, account, account])
    expect(await whoIs(ending)).toBeUndefined()
  })

  test('keeps a role change made during concurrent sign-ins', async () => {
    const signingIn = times(4).map(() => signIn())
    await change({ role: 'leads' })
    await Promise.all(signingIn)
    expect(await payload.findByID({ collection: 'users', id: account })).toMatchObject({ role: 'leads' })
  })

  test('keeps the new session when a wrong password is tried at the same moment', async () => {
    const [right, wrong] = await Promise.all([signIn(), signIn('not the password')])
    expect([right.status, wrong.status]).toEqual([200, 401])
    expect(await whoIs(right.body.token)).toBe(account)
  })

  test('delays the next attempt after five concurrent wrong passwords', async () => {
    const responses = await Promise.all(times(5).map(() => signIn('not the password')))
    expect(responses.map(({ status }) => status)).toEqual(times(5).map(() => 401))
    const { status, headers, body } = await signIn()
    expect([status, headers.get('retry-after')]).toEqual([429, '1'])
    expect(body.errors[0].message).toContain('try again in 1 s')
  })
})

describe('a session', () => {
  test('ends on sign-out, while the others of the account stay', async () => {
    const [one, two] = [(await signIn()).body.token, (await signIn()).body.token]
    await signOut(one)
    expect([await whoIs(one), await whoIs(two)]).toEqual([undefined, account])
  })

  test('ends when its account changes the password, except the session that changed it', async () => {
    const [mine, elsewhere] = [(await signIn()).body.token, (await signIn()).body.token]
    const body = { password: another }
    expect((await rest(`users/${account}`, { method: 'PATCH', token: mine, body })).status).toBe(200)
    expect([await whoIs(mine), await whoIs(elsewhere)]).toEqual([account, undefined])
    expect([(await signIn()).status, (await signIn(another)).status]).toEqual([401, 200])
  })

  test('ends when someone else changes the password', async () => {
    const mine = (await signIn()).body.token
    await change({ password: another })
    expect(await whoIs(mine)).toBeUndefined()
  })

  test('ends when the account is disabled, and sign-in gets the response to a wrong password', async () => {
    const mine = (await signIn()).body.token
    expect((await rest('ranges/versions', { token: mine })).status).toBe(200)
    await change({ disabled: true })
    expect(await whoIs(mine)).toBeUndefined()
    expect((await rest('ranges/versions', { token: mine })).status).toBe(403)
    const [right, wrong] = [await signIn(), await signIn('not the password')]
    expect([right.status, right.body]).toEqual([wrong.status, wrong.body])
    await change({ disabled: false })
    expect(await whoIs(mine)).toBeUndefined()
    expect((await signIn()).status).toBe(200)
  })
})

test.each([
  ['too short', 'elevenchars', /at least 12/],
  ['the e-mail of the account', email, /e-mail or the name/],
  ['too common', 'Password-1234', /too common/],
])('rejects a password that is %s, with the reason', async (_, tried, reason) => {
  const { token } = (await signIn()).body
  const response = await rest(`users/${account}`, { method: 'PATCH', token, body: { password: tried } })
  expect(response.status).toBe(400)
  expect(response.body.errors[0].data.errors[0]).toMatchObject({
    path: 'password',
    message: expect.stringMatching(reason),
  })
  expect((await signIn()).status).toBe(200)
})
