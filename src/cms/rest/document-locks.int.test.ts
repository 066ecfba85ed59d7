import { handleFormStateLocking } from '@payloadcms/ui/utilities/handleFormStateLocking'
import { createLocalReq, type Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createDesk, createPage, createRegion, type Desk } from '#tests/access/dealer-desk.ts'
import { createRestClient, type Rest, type RestRequest } from '#tests/access/rest.ts'
import { openTestCms, type TestCms } from '#tests/cms.ts'
import { serverFunctions } from '../admin/server-functions.ts'

type LockArgs = Parameters<typeof handleFormStateLocking>[0] & { returnLockStatus: boolean }

/** Payload's handler loads the styles of the whole admin. This one does only what concerns locks. */
vi.mock('@payloadcms/ui/utilities/buildFormState', () => ({
  buildFormStateHandler: async (args: LockArgs) => ({
    lockedState: args.returnLockStatus ? await handleFormStateLocking(args) : undefined,
    state: {},
  }),
}))

const collection = 'payload-locked-documents'
const password = 'a-password-of-somebody'

let cms: TestCms
let payload: Payload
let rest: Rest
let desk: Desk
let national: number
const accounts: Record<string, { id: number; token: string }> = {}

beforeAll(async () => {
  cms = await openTestCms()
  payload = cms.payload
  rest = createRestClient(payload)
  desk = await createDesk(payload, 'bryanston', await createRegion(payload), '#7fa8c9')
  national = await createPage(payload, '/owners', 'published')
  const dealer = { role: 'dealer', dealer: desk.dealer } as const
  for (const [name, rights] of [
    ['thandi', { role: 'editor' }],
    ['johan', { role: 'editor' }],
    ['admin', { role: 'admin' }],
    ['dealer', dealer],
  ] as const) {
    const body = { email: `${name}@example.co.za`, password }
    const { id } = await payload.create({ collection: 'users', data: { ...body, name, ...rights } })
    accounts[name] = { id, token: (await rest('users/login', { method: 'POST', body })).body.token }
  }
})
afterAll(() => cms.close())
beforeEach(() => payload.delete({ collection, where: { id: { exists: true } } }))

const idOf = (who: string) => accounts[who]?.id ?? 0
const as = (who: string, path: string, request: RestRequest = {}) =>
  rest(path, { token: accounts[who]?.token ?? '', ...request })
const ownedBy = (who: string) => ({ user: { relationTo: 'users' as const, value: idOf(who) } })
const onPage = (value: number) => ({ document: { relationTo: 'pages' as const, value } })

/** Locks a page as its edit form does: the form asks for its state while somebody types. */
async function openForm(
  who: string,
  document: { collectionSlug: string; id: number } | { globalSlug: string },
) {
  const user = await payload.findByID({ collection: 'users', id: idOf(who) })
  const req = await createLocalReq({ user: { ...user, collection: 'users' } }, payload)
  const call = { ...document, returnLockStatus: true, req } as never
  return serverFunctions['form-state']?.(call) as Promise<{
    state?: unknown
    lockedState?: { user: { id: number } }
  }>
}
const openPage = (who: string, id: number) => openForm(who, { collectionSlug: 'pages', id })

/** The owners of the locks on a page, and their number. */
async function ownersOf(page: number) {
  const where = { 'document.value': { equals: page }, 'document.relationTo': { equals: 'pages' } }
  const { docs } = await payload.find({ collection, where, depth: 0 })
  return docs.map(({ user }) => user.value)
}
async function lockOf(page: number) {
  const { docs } = await payload.find({ collection, where: { 'document.value': { equals: page } }, depth: 0 })
  return `${collection}/${docs[0]?.id}`
}

describe('the form of the admin', () => {
  it('locks a document in the name of its user, and the lock keeps others from saving', async () => {
    expect((await openPage('thandi', national)).lockedState?.user.id).toBe(idOf('thandi'))
    expect(await ownersOf(national)).toEqual([idOf('thandi')])
    const saved = await as('johan', `pages/${national}`, { method: 'PATCH', body: { title: 'Mine' } })
    expect(saved.status).toBe(423)
  })

  it('locks the pages of its own site for a dealer', async () => {
    await openPage('dealer', desk.pages.home)
    expect(await ownersOf(desk.pages.home)).toEqual([idOf('dealer')])
  })

  it('locks nothing for a user who may not change the document, and still returns its state', async () => {
    const { state, lockedState } = await openPage('dealer', national)
    expect(state).toBeDefined()
    expect(lockedState).toBeUndefined()
    await openForm('dealer', { globalSlug: 'footer' })
    expect((await payload.count({ collection })).totalDocs).toBe(0)
    await openForm('thandi', { globalSlug: 'footer' })
    expect((await payload.count({ collection })).totalDocs).toBe(1)
  })

  it('removes its own lock when it is left', async () => {
    await openPage('dealer', desk.pages.home)
    const { status } = await as('dealer', await lockOf(desk.pages.home), { method: 'DELETE' })
    expect([status, await ownersOf(desk.pages.home)]).toEqual([200, []])
  })

  it('takes over the lock of another editor', async () => {
    await openPage('thandi', national)
    const request = { method: 'PATCH', body: ownedBy('johan') } as const
    expect((await as('johan', await lockOf(national), request)).status).toBe(200)
    expect(await ownersOf(national)).toEqual([idOf('johan')])
  })
})

describe('the REST API of locks', () => {
  it.each(['admin', 'thandi', 'dealer'])('creates no lock for %s, in whatever name', async (who) => {
    for (const owner of [who, 'johan']) {
      const body = { ...onPage(national), ...ownedBy(owner) }
      expect((await as(who, collection, { method: 'POST', body })).status).toBe(403)
    }
    expect(await ownersOf(national)).toEqual([])
  })

  it('lets a dealer neither take over nor remove the lock of a document that it may not change', async () => {
    await openPage('thandi', national)
    const lock = await lockOf(national)
    const takeOver = { method: 'PATCH', body: ownedBy('dealer') } as const
    const where = `${collection}?where[document.value][equals]=${national}`
    for (const [path, request] of [
      [lock, takeOver],
      [where, takeOver],
      [lock, { method: 'DELETE' }],
    ] as const)
      expect([403, 404]).toContain((await as('dealer', path, request)).status)
    await as('dealer', where, { method: 'DELETE' })
    expect(await ownersOf(national)).toEqual([idOf('thandi')])
  })

  it.each([
    ['gives a lock to somebody else', () => ownedBy('admin')],
    ['moves a lock to another document', () => ({ ...ownedBy('johan'), ...onPage(desk.pages.home) })],
    ['moves a lock to a global', () => ({ ...ownedBy('johan'), globalSlug: 'footer' })],
  ])('refuses an editor a change that %s', async (_, body) => {
    await openPage('thandi', national)
    const request = { method: 'PATCH', body: body() } as const
    expect((await as('johan', await lockOf(national), request)).status).toBe(403)
    expect(await ownersOf(national)).toEqual([idOf('thandi')])
  })

  it('removes the locks of others for administrators only', async () => {
    await openPage('thandi', national)
    const lock = await lockOf(national)
    expect([403, 404]).toContain((await as('johan', lock, { method: 'DELETE' })).status)
    expect((await as('admin', lock, { method: 'DELETE' })).status).toBe(200)
    expect(await ownersOf(national)).toEqual([])
  })
})

describe('the REST API of preferences', () => {
  it('creates and changes them in the name of the caller only', async () => {
    const body = { key: 'colours', value: 1, ...ownedBy('johan') }
    const created = await as('dealer', 'payload-preferences', { method: 'POST', body })
    expect(created.body.doc.user.value).toMatchObject({ id: idOf('dealer') })
    const own = `payload-preferences/${created.body.doc.id}`
    const foreign = await as('johan', own, { method: 'PATCH', body: { value: 2 } })
    expect([403, 404]).toContain(foreign.status)
    const given = await as('dealer', own, { method: 'PATCH', body: ownedBy('johan') })
    expect(given.body.doc?.user.value.id ?? idOf('dealer')).toBe(idOf('dealer'))
    const where = { 'user.value': { equals: idOf('johan') } }
    expect((await payload.count({ collection: 'payload-preferences', where })).totalDocs).toBe(0)
  })
})
