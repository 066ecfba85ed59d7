import type { Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestCms, type TestCms } from '#tests/cms.ts'

const password = 'a-generated-password'
const ownPassword = 'a-password-of-my-own'

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

type Account = { id: number; email: string }

let accounts = 0

async function createAccount(role: 'admin' | 'editor', passwordChangeDue: boolean): Promise<Account> {
  const email = `${role}-${++accounts}@example.co.za`
  const data = { email, name: role, role, password, passwordChangeDue }
  return payload.create({ collection: 'users', data })
}

/** Signs in, and returns the options that run operations as this user with access control. */
async function asUser({ email }: Account, withPassword = password) {
  const { user } = await payload.login({ collection: 'users', data: { email, password: withPassword } })
  return { user: { ...user, collection: 'users' as const }, overrideAccess: false as const }
}

const readAccount = ({ id }: Account) => payload.findByID({ collection: 'users', id })
const forbidden = { status: 403 }

describe('an account whose password is due to be changed', () => {
  test('changes its own password, which clears the flag and restores its access', async () => {
    const admin = await createAccount('admin', true)
    const data = { password: ownPassword }
    await payload.update({ collection: 'users', id: admin.id, data, ...(await asUser(admin)) })
    expect(await readAccount(admin)).toMatchObject({ passwordChangeDue: false })
    await expect(asUser(admin)).rejects.toMatchObject({ status: 401 })
    const again = await asUser(admin, ownPassword)
    expect((await payload.find({ collection: 'users', ...again })).totalDocs).toBe(1)
  })

  test('reads only its own account and no unpublished content', async () => {
    const admin = await createAccount('admin', true)
    const other = await createAccount('editor', false)
    const asAdmin = await asUser(admin)
    expect((await payload.find({ collection: 'users', ...asAdmin })).docs.map(({ id }) => id)).toEqual([
      admin.id,
    ])
    await expect(payload.findByID({ collection: 'users', id: other.id, ...asAdmin })).rejects.toMatchObject({
      status: 404,
    })
    await expect(payload.findVersions({ collection: 'ranges', ...asAdmin })).rejects.toMatchObject(forbidden)
  })

  test('cannot change anything else, in its own account or in others', async () => {
    const admin = await createAccount('admin', true)
    const other = await createAccount('editor', false)
    const asAdmin = await asUser(admin)
    const data = {
      name: 'Else',
      email: 'else@example.co.za',
      role: 'editor' as const,
      passwordChangeDue: false,
    }
    await payload.update({ collection: 'users', id: admin.id, data, ...asAdmin })
    expect(await readAccount(admin)).toMatchObject({
      name: 'admin',
      email: admin.email,
      role: 'admin',
      passwordChangeDue: true,
    })
    const ofOther = { collection: 'users', id: other.id, ...asAdmin } as const
    await expect(payload.update({ ...ofOther, data: { name: 'x' } })).rejects.toMatchObject(forbidden)
    await expect(payload.delete(ofOther)).rejects.toMatchObject(forbidden)
    await expect(
      payload.unlock({ collection: 'users', data: { ...other, password: '' }, ...asAdmin }),
    ).rejects.toMatchObject(forbidden)
    const account = { email: 'new@example.co.za', name: 'New', role: 'admin' as const, password }
    await expect(payload.create({ collection: 'users', data: account, ...asAdmin })).rejects.toMatchObject(
      forbidden,
    )
    const colour = { title: 'x', code: 'x', paintCode: 'x', hex: '#000000', finish: 'solid' as const }
    await expect(payload.create({ collection: 'colours', data: colour, ...asAdmin })).rejects.toMatchObject(
      forbidden,
    )
  })

  test('cannot choose a password shorter than twelve characters', async () => {
    const admin = await createAccount('admin', true)
    await expect(
      payload.update({
        collection: 'users',
        id: admin.id,
        data: { password: 'elevenchars' },
        ...(await asUser(admin)),
      }),
    ).rejects.toMatchObject({ status: 400, data: { errors: [{ path: 'password' }] } })
    expect(await readAccount(admin)).toMatchObject({ passwordChangeDue: true })
  })
})

test('ignores passwordChangeDue in the data of a request', async () => {
  const admin = await createAccount('admin', false)
  const asAdmin = await asUser(admin)
  const email = 'marked@example.co.za'
  const data = { email, name: 'x', role: 'editor' as const, password, passwordChangeDue: true }
  const created = await payload.create({ collection: 'users', data, ...asAdmin })
  expect(await readAccount(created)).toMatchObject({ passwordChangeDue: false })
  const changed = { passwordChangeDue: true }
  await payload.update({ collection: 'users', id: created.id, data: changed, ...asAdmin })
  expect(await readAccount(created)).toMatchObject({ passwordChangeDue: false })
})

describe('an editor', () => {
  test('reads only its own account', async () => {
    const editor = await createAccount('editor', false)
    const admin = await createAccount('admin', false)
    const asEditor = await asUser(editor)
    const { docs } = await payload.find({ collection: 'users', ...asEditor })
    expect(docs.map(({ id }) => id)).toEqual([editor.id])
    await expect(payload.findByID({ collection: 'users', id: admin.id, ...asEditor })).rejects.toMatchObject({
      status: 404,
    })
  })

  test('cannot raise its role, or change, unlock or delete accounts', async () => {
    const editor = await createAccount('editor', false)
    const admin = await createAccount('admin', false)
    const asEditor = await asUser(editor)
    const data = { role: 'admin' as const, name: 'Renamed' }
    await payload.update({ collection: 'users', id: editor.id, data, ...asEditor })
    expect(await readAccount(editor)).toMatchObject({ role: 'editor', name: 'Renamed' })
    const ofAdmin = { collection: 'users', id: admin.id, ...asEditor } as const
    await expect(payload.update({ ...ofAdmin, data: { password: ownPassword } })).rejects.toMatchObject(
      forbidden,
    )
    await expect(payload.delete(ofAdmin)).rejects.toMatchObject(forbidden)
    await expect(payload.delete({ ...ofAdmin, id: editor.id })).rejects.toMatchObject(forbidden)
    await expect(
      payload.unlock({ collection: 'users', data: { ...admin, password: '' }, ...asEditor }),
    ).rejects.toMatchObject(forbidden)
  })

  test('creates content', async () => {
    const asEditor = await asUser(await createAccount('editor', false))
    const colour = {
      title: 'Red',
      code: `red-${accounts}`,
      paintCode: '1',
      hex: '#aa0000',
      finish: 'solid' as const,
    }
    const created = await payload.create({ collection: 'colours', data: colour, ...asEditor })
    expect(created.title).toBe('Red')
  })
})

test('rejects unauthenticated reading and creation of accounts', async () => {
  await createAccount('admin', false)
  const unauthenticated = { overrideAccess: false } as const
  await expect(payload.find({ collection: 'users', ...unauthenticated })).rejects.toMatchObject(forbidden)
  const account = { email: 'new@example.co.za', name: 'New', role: 'admin' as const, password }
  await expect(
    payload.create({ collection: 'users', data: account, ...unauthenticated }),
  ).rejects.toMatchObject(forbidden)
})

describe('password reset', () => {
  test('is refused alike for known and unknown addresses when no mail is sent', async () => {
    const admin = await createAccount('admin', false)
    for (const { email } of [admin, { email: 'nobody@example.co.za' }]) {
      await expect(payload.forgotPassword({ collection: 'users', data: { email } })).rejects.toMatchObject({
        status: 403,
        message: expect.stringContaining('sends no mail'),
      })
    }
  })
})
