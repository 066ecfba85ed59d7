import type { CollectionSlug, Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestCms, type TestCms } from '../cms.ts'
import { isExhaustive } from '../scale.ts'
import { attempt } from './attempt.ts'
import { type Caller, createCallers } from './callers.ts'
import {
  collectionOf,
  createSample,
  createSamples,
  draftOnlyText,
  hasDrafts,
  type Samples,
  sampleData,
} from './samples.ts'
import { type CallerName, callers, collections, type Reach } from './table.ts'

let cms: TestCms
let payload: Payload
let callersByName: Record<CallerName, Caller>
const samples: Record<string, Samples> = {}

beforeAll(async () => {
  cms = await openTestCms()
  payload = cms.payload
  for (const slug of Object.keys(collections)) {
    if (!slug.startsWith('payload-')) samples[slug] = await createSamples(payload, slug)
  }
  callersByName = await createCallers(payload, samples.dealers?.published ?? 0)
})
afterAll(() => cms.close())

/** Returns the ids of the samples, and of the caller's account, that a reach includes. */
function idsWithin(reach: Reach, slug: string, caller: Caller): number[] {
  const isDealer = slug === 'dealers' && caller.user?.collection === 'users' && caller.user.role === 'dealer'
  const ownDealer = isDealer ? [samples.dealers?.published ?? 0] : []
  const own = slug === 'users' && caller.user ? [Number(caller.user.id)] : ownDealer
  if (reach === 'none') return []
  if (reach === 'own') return own
  const { published, changed, draft } = samples[slug] ?? {}
  const ids = reach === 'all' ? [published, changed, draft] : [published, changed]
  return [...new Set([...ids.filter((id) => typeof id === 'number'), ...own])]
}

const everySample = (slug: string, caller: Caller) => idsWithin('all', slug, caller)

const findAll = async (slug: string, caller: Caller, draft = false): Promise<Record<string, unknown>[]> => {
  const options = { collection: slug as CollectionSlug, depth: 0, limit: 1_000, draft, disableErrors: true }
  const { docs } = await payload.find({ ...options, ...caller })
  return docs as unknown as Record<string, unknown>[]
}

/**
 * Documents for attempts that change or remove one, by collection. A refused attempt leaves its document to the next
 * caller, because creating documents takes most of the time.
 */
const spares = new Map<string, number>()
const trashedSpares = new Map<string, number>()
const versionedSpares = new Map<string, Samples>()

async function spareOf(slug: string): Promise<number> {
  const id = spares.get(slug) ?? (await createSample(payload, slug))
  spares.set(slug, id)
  return id
}

async function trashedSpareOf(slug: string): Promise<number> {
  const existing = trashedSpares.get(slug)
  if (existing !== undefined) return existing
  const id = await createSample(payload, slug)
  await payload.update({ collection: slug as 'pages', id, data: { deletedAt: '2026-01-01' }, depth: 0 })
  trashedSpares.set(slug, id)
  return id
}

async function versionedSpareOf(slug: string): Promise<Samples> {
  const spare = versionedSpares.get(slug) ?? (await createSamples(payload, slug))
  versionedSpares.set(slug, spare)
  return spare
}

/** The database refuses all deletions from this collection, which its own test covers. */
const undeletable = 'consentEntries'

test('covers exactly the configured collections in the table', () => {
  expect(Object.keys(collections).sort()).toEqual(payload.config.collections.map(({ slug }) => slug).sort())
})

/** Accounts without their rights: one rule withdraws them, for every collection and before any other. */
const withoutRights: readonly CallerName[] = ['switched off', 'password due']
const examples = ['users', 'pages', 'dealers', 'enquiries', 'mails']

/** Administrators may do nearly everything: what the gate has to find is who may do too much. */
const inGate = (slug: string, caller: CallerName) =>
  examples.includes(slug) || !(caller === 'admin' || withoutRights.includes(caller))

const cases = Object.entries(collections).flatMap(([slug, byCaller]) =>
  callers
    .filter((caller) => isExhaustive || inGate(slug, caller))
    .map((caller) => [slug, caller, byCaller[caller]] as const),
)

describe.each(cases)('%s for %s', (slug, name, rights) => {
  const collection = slug as 'pages'

  test('lists and counts as permitted', async () => {
    const caller = callersByName[name]
    const docs = await findAll(slug, caller)
    const expected = idsWithin(rights.read, slug, caller)
    const listed = docs.map(({ id }) => Number(id))
    expect(listed.filter((id) => everySample(slug, caller).includes(id)).sort()).toEqual(expected.sort())
    if (rights.read === 'none' || rights.read === 'own') expect(listed).toEqual(expected)
    const { totalDocs } = await payload.count({ collection, disableErrors: true, ...caller })
    expect(totalDocs).toBe(docs.length)
  })

  test('reads single documents as permitted', async () => {
    const caller = callersByName[name]
    for (const id of everySample(slug, caller)) {
      const read = () => payload.findByID({ collection, id, depth: 0, ...caller })
      const mayRead = idsWithin(rights.read, slug, caller).includes(id)
      expect(await attempt(read), `${id}`).toBe(mayRead ? 'allowed' : 'refused')
    }
  })

  test('reads drafts as permitted', async () => {
    const caller = callersByName[name]
    const docs = await findAll(slug, caller, true)
    const mayRead = rights.read === 'all' && hasDrafts(payload, slug)
    const { changed, draft } = samples[slug] ?? {}
    expect(docs.some(({ id }) => id === draft)).toBe(mayRead)
    expect(JSON.stringify(docs).includes(draftOnlyText)).toBe(mayRead && Boolean(changed))
    if (!changed) return
    const one = payload.findByID({
      collection,
      id: changed,
      draft: true,
      depth: 0,
      disableErrors: true,
      ...caller,
    })
    expect(JSON.stringify(await one).includes(draftOnlyText)).toBe(mayRead)
  })

  test('reads and restores versions as permitted', async () => {
    if (!collectionOf(payload, slug).versions) return
    const caller = callersByName[name]
    const list = () => payload.findVersions({ collection, limit: 1, ...caller })
    expect(await attempt(list)).toBe(rights.versions ? 'allowed' : 'refused')
    const { published, changed } = await versionedSpareOf(slug)
    const parent = changed ?? published
    const { docs } = await payload.findVersions({ collection, where: { parent: { equals: parent } } })
    expect(docs.length).toBeGreaterThan(0)
    const id = String(docs[0]?.id)
    expect(await attempt(() => payload.findVersionByID({ collection, id, ...caller }))).toBe(
      rights.versions === true ? 'allowed' : 'refused',
    )
    expect(await attempt(() => payload.restoreVersion({ collection, id, ...caller }))).toBe(
      rights.update === 'all' ? 'allowed' : 'refused',
    )
  })

  test('creates as permitted', async () => {
    const data = slug.startsWith('payload-') ? {} : sampleData(payload, slug)
    const create = () =>
      payload.create({ collection, data: data as never, draft: true, ...callersByName[name] })
    expect(await attempt(create)).toBe(rights.create ? 'allowed' : 'refused')
  })

  test('updates as permitted', async () => {
    const caller = callersByName[name]
    for (const id of everySample(slug, caller)) {
      const update = () => payload.update({ collection, id, data: {}, draft: true, depth: 0, ...caller })
      const mayUpdate = idsWithin(rights.update, slug, caller).includes(id)
      expect(await attempt(update), `${id}`).toBe(mayUpdate ? 'allowed' : 'refused')
    }
  })

  test('deletes as permitted', async () => {
    if (slug.startsWith('payload-') || slug === undeletable) return
    const id = await spareOf(slug)
    const remove = () => payload.delete({ collection, id, ...callersByName[name] })
    expect(await attempt(remove)).toBe(rights.delete === 'all' ? 'allowed' : 'refused')
    const left = await payload.count({ collection, where: { id: { equals: id } } })
    expect(left.totalDocs).toBe(rights.delete === 'all' ? 0 : 1)
    if (left.totalDocs === 0) spares.delete(slug)
  })

  test('moves to the trash, finds there and deletes from it as permitted', async () => {
    if (!collectionOf(payload, slug).trash) return
    const caller = callersByName[name]
    const live = await spareOf(slug)
    const move = () =>
      payload.update({ collection, id: live, data: { deletedAt: '2026-01-01' }, depth: 0, ...caller })
    expect(await attempt(move)).toBe(rights.trash === 'all' ? 'allowed' : 'refused')
    const { docs: moved } = await payload.find({ collection, where: { id: { equals: live } }, limit: 1 })
    expect(moved).toHaveLength(rights.trash === 'all' ? 0 : 1)
    if (rights.trash === 'all') spares.delete(slug)

    const trashed = await trashedSpareOf(slug)
    const where = { id: { equals: trashed } }
    const { docs } = await payload.find({ collection, where, trash: true, disableErrors: true, ...caller })
    expect(docs.length).toBe(rights.trash === 'all' ? 1 : 0)
    const remove = () => payload.delete({ collection, id: trashed, trash: true, ...caller })
    expect(await attempt(remove)).toBe(rights.delete === 'all' ? 'allowed' : 'refused')
    if (rights.delete === 'all') trashedSpares.delete(slug)
  })
})
