import type { Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Rest, restOf } from '#tests/access/rest.ts'
import { openTestCms, type TestCms } from '#tests/cms.ts'

const password = 'a-password-of-somebody'
const another = 'another-of-the-same-one'
const email = 'editor@example.co.za'

let cms: TestCms
let payload: Payload
let rest: Rest
let account: number

beforeAll(async () => {
  // The clock stands still, so that a slow machine lets no delay pass.
  vi.useFakeTimers({ toFake: ['Date'] })
  cms = await openTestCms()
  payload = cms.payload
  rest = restOf(payload)
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

describe('signing in', () => {
  test('answers as Payload does: who, the token, until when, and a cookie that scripts cannot read', async () => {
    const { status, headers, body } = await signIn()
    expect(status).toBe(200)
    expect(body).toMatchObject({ user: { id: account, email }, token: expect.any(String) })
    expect(body.exp - Date.now() / 1000).toBeCloseTo(8 * 60 * 60, -2)
    expect(JSON.stringify(body)).not.toMatch(/hash|salt/)
    expect(headers.get('set-cookie')).toMatch(/^payload-token=[^;]+;.*HttpOnly=true.*SameSite=Lax/)
  })

  test.each([
    ['no address', {}],
    ['numbers', { email: 1, password: 2 }],
    ['lists', { email: [email], password: [password] }],
    ['another spelling of a wrong one', { email: ` ${email.toUpperCase()} `, password: 'wrong' }],
  ])('%s is refused', async (_, body) => {
    const answer = await rest('users/login', { method: 'POST', body })
    expect([400, 401]).toContain(answer.status)
    expect(answer.headers.get('set-cookie')).toBeNull()
  })

  test('spaces and capitals in the e-mail do not matter', async () => {
    expect((await signIn(password, ` ${email.toUpperCase()}`)).status).toBe(200)
  })

  test('ten at the same moment all stay signed in', async () => {
    const answers = await Promise.all(times(10).map(() => signIn()))
    const tokens = answers.map(({ body }) => body.token as string)
    expect(new Set(tokens).size).toBe(10)
    expect(await Promise.all(tokens.map(whoIs))).toEqual(times(10).map(() => account))
  })

  test('nor does leaving, or staying longer, at that moment cost another its session', async () => {
    const [leaving = '', staying = ''] = [(await signIn()).body.token, (await signIn()).body.token]
    const [first, second] = await Promise.all([
      signIn(),
      signIn(),
      signOut(leaving),
      rest('users/refresh-token', { method: 'POST', token: staying }),
    ])
    const left = [first.body.token, second.body.token, staying]
    expect(await Promise.all(left.map(whoIs))).toEqual([account, account, account])
    expect(await whoIs(leaving)).toBeUndefined()
  })

  test('a role that is taken away meanwhile stays away', async () => {
    const signingIn = times(4).map(() => signIn())
    await change({ role: 'leads' })
    await Promise.all(signingIn)
    expect(await payload.findByID({ collection: 'users', id: account })).toMatchObject({ role: 'leads' })
  })

  test('a wrong password beside right ones costs nobody the session', async () => {
    const [right, wrong] = await Promise.all([signIn(), signIn('not the password')])
    expect([right.status, wrong.status]).toEqual([200, 401])
    expect(await whoIs(right.body.token)).toBe(account)
  })

  test('five wrong passwords at once delay the next attempt', async () => {
    const answers = await Promise.all(times(5).map(() => signIn('not the password')))
    expect(answers.map(({ status }) => status)).toEqual(times(5).map(() => 401))
    const { status, headers, body } = await signIn()
    expect([status, headers.get('retry-after')]).toEqual([429, '1'])
    expect(body.errors[0].message).toContain('try again in 1 s')
  })
})

describe('a session ends', () => {
  test('when its account leaves, that one alone', async () => {
    const [one, two] = [(await signIn()).body.token, (await signIn()).body.token]
    await signOut(one)
    expect([await whoIs(one), await whoIs(two)]).toEqual([undefined, account])
  })

  test('when the password is changed, all but the one that changed it', async () => {
    const [mine, elsewhere] = [(await signIn()).body.token, (await signIn()).body.token]
    const body = { password: another }
    expect((await rest(`users/${account}`, { method: 'PATCH', token: mine, body })).status).toBe(200)
    expect([await whoIs(mine), await whoIs(elsewhere)]).toEqual([account, undefined])
    expect([(await signIn()).status, (await signIn(another)).status]).toEqual([401, 200])
  })

  test('when somebody else changes the password, all', async () => {
    const mine = (await signIn()).body.token
    await change({ password: another })
    expect(await whoIs(mine)).toBeUndefined()
  })

  test('when the account is switched off, and it is let in no more, in no other words than for a wrong password', async () => {
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
  ['short', 'elevenchars', /at least 12/],
  ['its own e-mail', email, /e-mail or the name/],
  ['one of the first that are tried', 'Password-1234', /first that are tried/],
])('a password that is %s is refused, with the reason', async (_, tried, reason) => {
  const { token } = (await signIn()).body
  const answer = await rest(`users/${account}`, { method: 'PATCH', token, body: { password: tried } })
  expect(answer.status).toBe(400)
  expect(answer.body.errors[0].data.errors[0]).toMatchObject({
    path: 'password',
    message: expect.stringMatching(reason),
  })
  expect((await signIn()).status).toBe(200)
})
