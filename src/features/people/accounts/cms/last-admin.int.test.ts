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

async function createAdmin(disabled = false) {
  const data = {
    email: `admin-${++accounts}@example.co.za`,
    name: 'Admin',
    role: 'admin' as const,
    password: 'a-long-test-password',
    disabled,
  }
  const user = await payload.create({ collection: 'users', data })
  return {
    id: user.id,
    as: { user: { ...user, collection: 'users' as const }, overrideAccess: false as const },
  }
}

type Admin = Awaited<ReturnType<typeof createAdmin>>

const countActiveAdmins = async () =>
  (
    await payload.count({
      collection: 'users',
      where: { role: { equals: 'admin' }, disabled: { not_equals: true } },
    })
  ).totalDocs
const refused = { status: 400, message: expect.stringContaining('last administrator') }

const changes: [name: string, change: (actor: Admin, target: Admin) => Promise<unknown>][] = [
  [
    'demotion',
    (actor, { id }) => payload.update({ collection: 'users', id, data: { role: 'editor' }, ...actor.as }),
  ],
  [
    'disabling',
    (actor, { id }) => payload.update({ collection: 'users', id, data: { disabled: true }, ...actor.as }),
  ],
  ['deletion', (actor, { id }) => payload.delete({ collection: 'users', id, ...actor.as })],
]

describe.each(changes)('%s of an administrator', (_, change) => {
  test('is allowed when another one remains', async () => {
    const [one, two] = [await createAdmin(), await createAdmin()]
    await change(one, two)
    expect(await countActiveAdmins()).toBe(1)
  })

  test('is refused for the last one, not counting disabled ones', async () => {
    const one = await createAdmin()
    await createAdmin(true)
    await expect(change(one, one)).rejects.toMatchObject(refused)
    expect(await countActiveAdmins()).toBe(1)
  })

  test('is allowed for only one of two administrators who act on each other at the same moment', async () => {
    const [one, two] = [await createAdmin(), await createAdmin()]
    const results = await Promise.allSettled([change(one, two), change(two, one)])
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await countActiveAdmins()).toBe(1)
  })
})

test('allows the last administrator to change other fields of its own account', async () => {
  const one = await createAdmin()
  const data = { name: 'Renamed', role: 'admin' as const }
  await payload.update({ collection: 'users', id: one.id, data, ...one.as })
  expect(await payload.findByID({ collection: 'users', id: one.id })).toMatchObject({ name: 'Renamed' })
})

test('rejects changing or deleting several accounts at once', async () => {
  const one = await createAdmin()
  await createAdmin()
  const where = { role: { equals: 'admin' } }
  const several = { status: 400, message: 'Accounts are changed one at a time.' }
  await expect(payload.delete({ collection: 'users', where, ...one.as })).rejects.toMatchObject(several)
  const data = { role: 'editor' as const }
  await expect(payload.update({ collection: 'users', where, data, ...one.as })).rejects.toMatchObject(several)
  expect(await countActiveAdmins()).toBe(2)
})
