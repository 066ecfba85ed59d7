import type { Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestCms, type TestCms } from '#tests/cms.ts'

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

let accounts = 0

async function admin(disabled = false) {
  const data = {
    email: `admin-${++accounts}@example.co.za`,
    name: 'Admin',
    role: 'admin' as const,
    password: 'a-password-of-somebody',
    disabled,
  }
  const user = await payload.create({ collection: 'users', data })
  return {
    id: user.id,
    as: { user: { ...user, collection: 'users' as const }, overrideAccess: false as const },
  }
}

type Admin = Awaited<ReturnType<typeof admin>>

const left = async () =>
  (
    await payload.count({
      collection: 'users',
      where: { role: { equals: 'admin' }, disabled: { not_equals: true } },
    })
  ).totalDocs
const refused = { status: 400, message: expect.stringContaining('last administrator') }

const ways: [name: string, by: (who: Admin, whom: Admin) => Promise<unknown>][] = [
  [
    'demoted',
    (who, { id }) => payload.update({ collection: 'users', id, data: { role: 'editor' }, ...who.as }),
  ],
  [
    'switched off',
    (who, { id }) => payload.update({ collection: 'users', id, data: { disabled: true }, ...who.as }),
  ],
  ['deleted', (who, { id }) => payload.delete({ collection: 'users', id, ...who.as })],
]

describe.each(ways)('an administrator is %s', (_, by) => {
  test('by another', async () => {
    const [one, two] = [await admin(), await admin()]
    await by(one, two)
    expect(await left()).toBe(1)
  })

  test('but not the last one, by itself, beside one that is switched off', async () => {
    const one = await admin()
    await admin(true)
    await expect(by(one, one)).rejects.toMatchObject(refused)
    expect(await left()).toBe(1)
  })

  test('but not both by each other at the same moment', async () => {
    const [one, two] = [await admin(), await admin()]
    const results = await Promise.allSettled([by(one, two), by(two, one)])
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await left()).toBe(1)
  })
})

test('the last one changes whatever else it likes about itself', async () => {
  const one = await admin()
  const data = { name: 'Renamed', role: 'admin' as const }
  await payload.update({ collection: 'users', id: one.id, data, ...one.as })
  expect(await payload.findByID({ collection: 'users', id: one.id })).toMatchObject({ name: 'Renamed' })
})

test('several accounts are changed one at a time', async () => {
  const one = await admin()
  await admin()
  const where = { role: { equals: 'admin' } }
  const several = { status: 400, message: 'Accounts are changed one at a time.' }
  await expect(payload.delete({ collection: 'users', where, ...one.as })).rejects.toMatchObject(several)
  const data = { role: 'editor' as const }
  await expect(payload.update({ collection: 'users', where, data, ...one.as })).rejects.toMatchObject(several)
  expect(await left()).toBe(2)
})
