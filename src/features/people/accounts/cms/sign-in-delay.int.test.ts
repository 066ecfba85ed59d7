import crypto from 'node:crypto'
import type { Payload } from 'payload'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createRestClient, type Rest } from '#tests/access/rest.ts'
import { openTestCms, type TestCms } from '#tests/cms.ts'
import { beginAttempt } from './sign-in-attempts.ts'

const password = 'a-long-test-password'
const owner = { email: 'owner@example.co.za', address: '196.25.1.1' }
const attacker = { email: owner.email, address: '2001:db8::1' }
const start = Date.parse('2026-11-20T08:00:00Z')

let cms: TestCms
let payload: Payload
let rest: Rest

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  cms = await openTestCms()
  payload = cms.payload
  rest = createRestClient(payload)
  const role = 'editor' as const
  for (const email of [owner.email, 'second@example.co.za'])
    await payload.create({ collection: 'users', data: { email, name: 'Editor', role, password } })
})
afterAll(async () => {
  vi.useRealTimers()
  await cms.close()
})
beforeEach(async () => {
  vi.setSystemTime(start)
  await payload.kv.clear()
})
afterEach(() => void vi.restoreAllMocks())

const wait = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1_000)

async function signIn({ email, address }: typeof owner, withPassword = password) {
  const body = { email, password: withPassword }
  const { status, headers } = await rest('users/login', { method: 'POST', address, body })
  return status === 429 ? `429 after ${headers.get('retry-after')} s` : status
}

/** Tries wrong passwords, each as soon as it is allowed, and returns the delays in seconds. */
async function tryWrongPasswords(client: typeof owner, tries: number): Promise<number[]> {
  const delays: number[] = []
  for (let tried = 0; tried < tries; tried++) {
    const outcome = await signIn(client, 'wrong password')
    const seconds = Number(/after (\d+) s/.exec(String(outcome))?.[1] ?? 0)
    delays.push(seconds)
    if (seconds === 0) continue
    wait(seconds)
    expect(await signIn(client, 'wrong password')).toBe(401)
  }
  return delays
}

/** Counts attempts on the account of the owner, each from another network. */
async function attackFromManyNetworks(attempts: number) {
  for (let n = 0; n < attempts; n++)
    await beginAttempt(payload, { network: `10.0.${n >> 8}.${n & 255}`, email: owner.email }, start)
}

test.each([
  ['an e-mail without an account', 'nobody@example.co.za'],
  ['a disabled account', 'disabled@example.co.za'],
])('gives the same response and does the same hashing for %s as for a wrong password', async (_, email) => {
  if (email.startsWith('disabled')) {
    const data = { email, name: 'Off', role: 'editor' as const, password, disabled: true }
    await payload.create({ collection: 'users', data })
  }
  const pbkdf2 = vi.spyOn(crypto, 'pbkdf2')
  const hashingFor = async (who: string) => {
    pbkdf2.mockClear()
    const body = { email: who, password: 'wrong password' }
    const { status, body: response } = await rest('users/login', { method: 'POST', body })
    const hashing = pbkdf2.mock.calls.map(([, salt, ...costs]) => [String(salt).length, ...costs.slice(0, 3)])
    return { status, response, hashing }
  }
  const [existing, other] = [await hashingFor(owner.email), await hashingFor(email)]
  expect(existing.hashing).toHaveLength(1)
  expect(other).toEqual(existing)
})

test('returns 400 without hashing when the e-mail or the password is missing', async () => {
  const pbkdf2 = vi.spyOn(crypto, 'pbkdf2')
  for (const body of [{}, { email: 'nobody@example.co.za' }, { password }, { email: ' ', password }])
    expect((await rest('users/login', { method: 'POST', body })).status).toBe(400)
  expect(pbkdf2).not.toHaveBeenCalled()
})

test.each([
  ['an account', owner.email],
  ['an e-mail without an account', 'nobody@example.co.za'],
])('delays an attacker longer after each further attempt on %s', async (_, email) => {
  expect(await tryWrongPasswords({ ...attacker, email }, 10)).toEqual([0, 0, 0, 0, 0, 1, 2, 4, 8, 16])
})

test('allows the owner to sign in from another address while an attacker is delayed', async () => {
  await tryWrongPasswords(attacker, 8)
  expect(await signIn(attacker)).toBe('429 after 8 s')
  expect(await signIn(owner)).toBe(200)
  expect(await signIn(attacker)).toBe('429 after 8 s')
})

test('counts all addresses of one network together, however they are spelt', async () => {
  const spellings = ['2001:db8::1', '2001:db8::2', '2001:DB8:0:0:0:0:0:3', '[2001:db8::4]:443', '2001:db8::5']
  for (const address of spellings) await signIn({ ...attacker, address }, 'wrong password')
  expect(await signIn({ ...attacker, address: '2001:db8::6' })).toBe('429 after 1 s')
  expect(await signIn({ ...attacker, address: '2001:db8:0:1::6' })).toBe(200)
})

test('ignores case and spaces in the e-mail when counting attempts', async () => {
  for (let tries = 0; tries < 5; tries++) await signIn(attacker, 'wrong password')
  const respelt = { ...attacker, email: ` ${attacker.email.toUpperCase()}` }
  expect(await signIn(respelt)).toBe('429 after 1 s')
})

test('resets the count after a successful sign-in', async () => {
  for (let tries = 0; tries < 4; tries++) await signIn(owner, 'wrong password')
  expect(await signIn(owner)).toBe(200)
  for (let tries = 0; tries < 4; tries++) await signIn(owner, 'wrong password')
  expect(await signIn(owner)).toBe(200)
})

test('delays an attack from many addresses, but not the owner on a familiar network', async () => {
  expect(await signIn(owner)).toBe(200)
  await attackFromManyNetworks(60)
  expect(await signIn({ ...owner, address: '41.0.0.7' })).toMatch(/^429/)
  expect(await signIn(owner)).toBe(200)
  wait(30)
  expect(await signIn({ ...owner, address: '41.0.0.7' })).toBe(200)
})

test('delays attempts on many accounts from one network', async () => {
  const from = (n: number) => ({ email: `person-${n}@example.co.za`, address: attacker.address })
  for (let n = 0; n < 20; n++)
    await beginAttempt(payload, { network: '2001:db8:0:0::/64', email: from(n).email }, start)
  expect(await signIn(from(21))).toBe('429 after 1 s')
  expect(await signIn({ ...owner, address: '196.25.1.2' })).toBe(200)
})

test('counts concurrent attempts', async () => {
  const outcomes = await Promise.all(Array.from({ length: 12 }, () => signIn(attacker, 'wrong password')))
  expect(outcomes.filter((outcome) => outcome === 401)).toHaveLength(5)
})

test('stores neither addresses nor e-mails, and deletes expired attempts', async () => {
  await signIn(attacker, 'wrong password')
  const keys = await payload.kv.keys()
  expect(keys).toHaveLength(3)
  for (const key of keys) expect(key).toMatch(/^sign-in:[\w-]{43}$/)
  wait(24 * 60 * 60 + 1)
  await signIn({ email: 'second@example.co.za', address: owner.address })
  expect((await payload.kv.keys()).filter((key) => keys.includes(key))).toEqual([])
})
