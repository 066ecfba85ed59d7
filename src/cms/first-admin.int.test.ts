import type { Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
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

test('the password is handed over before there is an account, and opens it', async () => {
  const told: [email: string, password: string, accounts: number][] = []
  const made = await ensureFirstAdmin(payload, async (email, password) => {
    told.push([email, password, await users()])
  })
  expect(made).toBe(true)
  expect(told).toEqual([['admin@example.co.za', expect.stringMatching(/^[\w-]{20}$/), 0]])
  const [[email = '', password = ''] = []] = told
  const { user } = await payload.login({ collection: 'users', data: { email, password } })
  expect(user).toMatchObject({ role: 'admin', passwordChangeDue: true })
})

test('a start that breaks off while handing it over locks nobody out: the next one makes another', async () => {
  const broken = ensureFirstAdmin(payload, () => Promise.reject(new Error('the disk is full')))
  await expect(broken).rejects.toThrow('the disk is full')
  expect(await users()).toBe(0)
  const told: string[] = []
  await ensureFirstAdmin(payload, async (_, password) => void told.push(password))
  const [password = ''] = told
  const login = payload.login({ collection: 'users', data: { email: 'admin@example.co.za', password } })
  await expect(login).resolves.toMatchObject({ token: expect.any(String) })
})

test('where there are accounts already, none is made and nothing is told', async () => {
  await ensureFirstAdmin(payload, async () => {})
  const made = await ensureFirstAdmin(payload, () => Promise.reject(new Error('told again')))
  expect([made, await users()]).toEqual([false, 1])
})
