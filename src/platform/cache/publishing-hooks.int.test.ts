import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestCms, type TestCms } from '#tests/cms.ts'
import { type Invalidation, invalidationChannel } from './invalidation.ts'

let cms: TestCms
let listener: pg.Client
let received: string[][] = []

beforeAll(async () => {
  cms = await openTestCms()
  listener = new pg.Client({ connectionString: cms.databaseUrl })
  await listener.connect()
  listener.on('notification', ({ payload }) => {
    received.push([...(JSON.parse(payload ?? '{}') as Invalidation).tags])
  })
  await listener.query(`listen ${invalidationChannel}`)
})
afterAll(async () => {
  await listener.end()
  await cms.close()
})
beforeEach(() => {
  received = []
})

/** Notifications arrive with the response to the listener's next statement at the latest. */
async function receivedTags() {
  await listener.query('select 1')
  return received.flat()
}

const colour = { code: 'C01', paintCode: 'C01', title: 'Red', hex: '#A41E22', finish: 'solid' as const }

async function createRange(slug: string, status: 'draft' | 'published') {
  const { id } = await cms.payload.create({
    collection: 'colours',
    data: { ...colour, code: `C-${slug}` },
  })
  return cms.payload.create({
    collection: 'ranges',
    draft: status === 'draft',
    data: {
      name: slug,
      slug,
      code: slug,
      brand: 'Toyota',
      bodyType: 'suv',
      order: 1,
      tagline: 'A range',
      description: 'A range for a test.',
      hero: { vehicle: 'fortuner', colour: id, scene: 'karoo' },
      seoTitle: slug,
      seoDescription: slug,
      _status: status,
    },
  })
}

describe('a change in the CMS', () => {
  it('expires the range and the lists when a range is published', async () => {
    await createRange('one', 'published')
    expect(await receivedTags()).toEqual(expect.arrayContaining(['vehicles:list', 'vehicles:range:one']))
  })

  it('expires the old and the new page when a published range gets another slug', async () => {
    const { id } = await createRange('two', 'published')
    await receivedTags()
    received = []
    await cms.payload.update({ collection: 'ranges', id, data: { slug: 'two-new', _status: 'published' } })
    expect(await receivedTags()).toEqual(
      expect.arrayContaining(['vehicles:range:two', 'vehicles:range:two-new']),
    )
  })

  it('expires the old and the new page when a draft with another slug is published', async () => {
    const { id } = await createRange('six', 'published')
    const save = (data: object, draft: boolean) =>
      cms.payload.update({ collection: 'ranges', id, data, draft, autosave: draft })
    await save({ slug: 'six-new', _status: 'draft' }, true)
    await receivedTags()
    received = []
    await save({ _status: 'published' }, false)
    expect(await receivedTags()).toEqual(
      expect.arrayContaining(['vehicles:range:six', 'vehicles:range:six-new']),
    )
  })

  it('expires every range that a bulk update unpublishes', async () => {
    for (const slug of ['seven', 'eight']) await createRange(slug, 'published')
    await receivedTags()
    received = []
    await cms.payload.update({
      collection: 'ranges',
      where: { slug: { in: ['seven', 'eight', 'three'] } },
      data: { _status: 'draft' },
    })
    expect(await receivedTags()).toEqual(
      expect.arrayContaining(['vehicles:range:seven', 'vehicles:range:eight']),
    )
  })

  it('expires nothing when a never-published draft is saved', async () => {
    const { id } = await createRange('three', 'draft')
    await receivedTags()
    received = []
    await cms.payload.update({ collection: 'ranges', id, draft: true, data: { tagline: 'Other' } })
    expect(await receivedTags()).toEqual([])
  })

  it('expires nothing when a draft of a published range is saved', async () => {
    const { id } = await createRange('four', 'published')
    await receivedTags()
    received = []
    await cms.payload.update({
      collection: 'ranges',
      id,
      draft: true,
      data: { tagline: 'Other', _status: 'draft' },
    })
    expect(await receivedTags()).toEqual([])
  })

  it('expires the page and the lists when a range with a newer draft is unpublished', async () => {
    const { id } = await createRange('five', 'published')
    await cms.payload.update({
      collection: 'ranges',
      id,
      draft: true,
      data: { tagline: 'Other', _status: 'draft' },
    })
    await receivedTags()
    received = []
    await cms.payload.update({ collection: 'ranges', id, data: { _status: 'draft' } })
    expect(await receivedTags()).toEqual(expect.arrayContaining(['vehicles:list', 'vehicles:range:five']))
  })

  it('expires nothing when the transaction is rolled back', async () => {
    const transactionID = (await cms.payload.db.beginTransaction()) ?? ''
    await cms.payload.update({
      collection: 'colours',
      where: { code: { equals: 'C-one' } },
      data: { title: 'Blue' },
      req: { transactionID },
    })
    await cms.payload.db.rollbackTransaction(transactionID)
    expect(await receivedTags()).toEqual([])
  })
})
