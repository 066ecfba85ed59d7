import type { Payload } from 'payload'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { resolveLink } from '#features/site/links/index.ts'
import { caches } from '#platform/cache/caches.ts'
import { type Invalidation, invalidationChannel } from '#platform/cache/invalidation.ts'
import { tags } from '#platform/cache/tags.ts'
import { overrideReferences } from '#platform/references/removal.ts'
import { openTestCms, type TestCms } from '#tests/cms.ts'
import { exampleDocument } from '#tests/uploads/index.ts'
import { readNavigation } from '../data/stored.ts'

let cms: TestCms
let payload: Payload
let listener: pg.Client
let receivedTags: string[] = []

beforeAll(async () => {
  cms = await openTestCms()
  payload = cms.payload
  listener = new pg.Client({ connectionString: cms.databaseUrl })
  await listener.connect()
  listener.on('notification', ({ payload: message }) => {
    receivedTags.push(...(JSON.parse(message ?? '{}') as Invalidation).tags)
  })
  await listener.query(`listen ${invalidationChannel}`)
})
afterAll(async () => {
  await listener.end()
  await cms.close()
})
beforeEach(() => {
  receivedTags = []
})

/** Waits for pending notifications, which arrive at the latest with the result of the listener's next statement. */
async function waitForTags(): Promise<string[]> {
  await listener.query('select 1')
  return receivedTags
}

const unauthenticated = { overrideAccess: false, user: null } as const

const item = (label: string, address: string) => ({
  itemType: 'default' as const,
  place: 'middle' as const,
  label,
  link: { kind: 'address' as const, address },
})

async function publish(label: string) {
  const items = [item(label, '/owners')]
  await payload.updateGlobal({ slug: 'header', data: { items, _status: 'published' } })
}

const publishedLabels = async () => (await readNavigation()).header.items?.map(({ label }) => label?.en)

describe('the header in the CMS', () => {
  test('is shown and purges the navigation cache when it is published, but not as a draft', async () => {
    await publish('Owners')
    expect(await waitForTags()).toEqual([tags.navigation])
    expect(await publishedLabels()).toEqual(['Owners'])
    receivedTags = []
    await payload.updateGlobal({
      slug: 'header',
      draft: true,
      data: { items: [item('Not yet', '/owners')], _status: 'draft' },
    })
    expect(await waitForTags()).toEqual([])
    expect(await publishedLabels()).toEqual(['Owners'])
    await publish('For owners')
    expect(await waitForTags()).toEqual([tags.navigation])
    expect(await publishedLabels()).toEqual(['For owners'])
  })

  test('is empty and purges the navigation cache when it is unpublished', async () => {
    await publish('Owners')
    await waitForTags()
    receivedTags = []
    await payload.updateGlobal({ slug: 'header', data: { _status: 'draft' } })
    expect(await waitForTags()).toEqual([tags.navigation])
    expect(await publishedLabels()).toBeUndefined()
  })

  test('purges nothing when a change is rolled back', async () => {
    await publish('Owners')
    await waitForTags()
    receivedTags = []
    const transactionID = (await payload.db.beginTransaction()) ?? ''
    await payload.updateGlobal({
      slug: 'header',
      data: { items: [item('Other', '/owners')], _status: 'published' },
      req: { transactionID },
    })
    await payload.db.rollbackTransaction(transactionID)
    expect(await waitForTags()).toEqual([])
  })

  test('cannot be changed, nor its versions read, without signing in', async () => {
    const change = payload.updateGlobal({ slug: 'header', data: { items: [] }, ...unauthenticated })
    await expect(change).rejects.toMatchObject({ status: 403 })
    const drafts = payload.findGlobalVersions({ slug: 'header', ...unauthenticated })
    await expect(drafts).rejects.toMatchObject({ status: 403 })
  })

  test.each([
    ['an item without a label', { ...item(' ', '/owners'), label: '' }],
    ['an invalid address', item('Owners', 'owners')],
    [
      'an anchor that no section can have',
      { ...item('Models', ''), itemType: 'anchor' as const, anchor: 'A b' },
    ],
  ])('cannot be published with %s', async (_, wrong) => {
    const change = payload.updateGlobal({ slug: 'header', data: { items: [wrong], _status: 'published' } })
    await expect(change).rejects.toMatchObject({ name: 'ValidationError' })
  })

  test('resolves a link to the path of its page, and purges the cache when the page moves', async () => {
    const { id } = await payload.create({
      collection: 'pages',
      data: { title: 'Owners', path: '/owners', layout: [], _status: 'published' },
    })
    const link = { kind: 'page' as const, page: id }
    const items = [{ ...item('Owners', ''), link }]
    await payload.updateGlobal({ slug: 'header', data: { items, _status: 'published' } })
    const linkedPage = async () => (await readNavigation()).header.items?.[0]?.link?.page
    expect(await linkedPage()).toMatchObject({ path: '/owners' })
    await waitForTags()
    receivedTags = []
    await payload.update({ collection: 'pages', id, data: { path: '/for-owners', _status: 'published' } })
    expect(await waitForTags()).toEqual(expect.arrayContaining(['pages:list']))
    expect(caches.navigation.tags).toContain('pages:list')
    expect(await linkedPage()).toMatchObject({ path: '/for-owners' })
    // Simulates a change outside the CMS, which refuses to unpublish a page that the header links to.
    const data = { _status: 'draft' as const }
    await payload.update({ collection: 'pages', id, data, context: { ...overrideReferences } })
    expect(await linkedPage()).toBe(id)
  })
})

test('resolves a link to a file to its URL, and opens it in a new tab', async () => {
  const { id, url } = await payload.create({ collection: 'media', data: {}, file: exampleDocument() })
  const legalLinks = [{ label: 'Guide', link: { kind: 'file', file: id } }]
  await payload.updateGlobal({ slug: 'footer', data: { legalLinks, _status: 'published' } as never })
  const link = (await readNavigation()).footer.legalLinks?.[0]?.link
  expect(url).toMatch(/^\/api\/media\/file\/brochure-[0-9a-f]{10}\.pdf$/)
  expect(resolveLink(link, { has: () => false })).toEqual({ href: url, newTab: true })
  await payload.updateGlobal({ slug: 'footer', data: { legalLinks: [], _status: 'published' } })
  await waitForTags()
})

describe('the footer in the CMS', () => {
  test('stores its texts in each language, and purges the navigation cache each time', async () => {
    await payload.updateGlobal({ slug: 'footer', data: { note: 'With VAT.', _status: 'published' } })
    await payload.updateGlobal({
      slug: 'footer',
      locale: 'af',
      data: { note: 'Met BTW.', _status: 'published' },
    })
    expect((await readNavigation()).footer.note).toMatchObject({ en: 'With VAT.', af: 'Met BTW.' })
    expect(await waitForTags()).toEqual([tags.navigation, tags.navigation])
  })
})
