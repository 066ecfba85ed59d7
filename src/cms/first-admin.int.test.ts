import type { Payload } from 'payload'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { provideConfig } from '#platform/process/config.ts'
import { openTestCms, type TestCms } from '#tests/cms.ts'
import { ensureFirstAdmin } from './first-admin.ts'

let cms: TestCms
let payload: Payload

beforeAll(async () => {
  cms = await openTestCms()
  payload = cms.payload
})
afterAll(() => cms.close())
beforeEach(async () => {
  await payload.delete({ collection: 'users', where: { id: { exists: true } } })
})

const users = async () => (await payload.count({ collection: 'users' })).totalDocs

test('reports a working password before it creates the account', async () => {
  const reported: [email: string, password: string, accounts: number][] = []
  const created = await ensureFirstAdmin(payload, async (email, password) => {
    reported.push([email, password, await users()])
  })
  expect(created).toBe(true)
  expect(reported).toEqual([['admin@example.co.za', expect.stringMatching(/^[\w-]{20}$/), 0]])
  const [[email = '', password = ''] = []] = reported
  const { user } = await payload.login({ collection: 'users', data: { email, password } })
  expect(user).toMatchObject({ role: 'admin', passwordChangeDue: true })
})

test('creates no account when reporting the password fails, and retries on the next start', async () => {
  const broken = ensureFirstAdmin(payload, () => Promise.reject(new Error('the disk is full')))
  await expect(broken).rejects.toThrow('the disk is full')
  expect(await users()).toBe(0)
  const reported: string[] = []
  await ensureFirstAdmin(payload, async (_, password) => void reported.push(password))
  const [password = ''] = reported
  const login = payload.login({ collection: 'users', data: { email: 'admin@example.co.za', password } })
  await expect(login).resolves.toMatchObject({ token: expect.any(String) })
})

test('creates and reports nothing when there is an account already', async () => {
  await ensureFirstAdmin(payload, async () => {})
  const created = await ensureFirstAdmin(payload, () => Promise.reject(new Error('reported again')))
  expect([created, await users()]).toEqual([false, 1])
})

describe('a configured admin password', () => {
  const report = () => Promise.reject(new Error('nothing was generated'))
  const configure = (password: string) => {
    vi.stubEnv('ADMIN_PASSWORD', password)
    provideConfig({})
  }
  afterEach(() => {
    vi.unstubAllEnvs()
    provideConfig({})
  })

  test('opens the account and is not reported', async () => {
    configure('correct-horse-battery')
    expect(await ensureFirstAdmin(payload, report)).toBe(true)
    const data = { email: 'admin@example.co.za', password: 'correct-horse-battery' }
    const { user } = await payload.login({ collection: 'users', data })
    expect(user).toMatchObject({ role: 'admin', passwordChangeDue: false })
  })

  test('is rejected with an error that names the variable when it is easily guessed', async () => {
    configure('administrator')
    await expect(ensureFirstAdmin(payload, report)).rejects.toThrow(/ADMIN_PASSWORD: .*too common/)
    expect(await users()).toBe(0)
  })
})
