import type { CollectionSlug } from 'payload'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Invalidation, invalidationChannel } from '#platform/cache/channel.ts'
import { collectionOf, createSamples, hasDrafts, type Samples } from '../access/samples.ts'
import { openTestCms, type TestCms } from '../cms.ts'
import { expiredTags, immutableCollections } from './table.ts'

let cms: TestCms
let listener: pg.Client
let receivedTags: string[] = []

beforeAll(async () => {
  cms = await openTestCms()
  listener = new pg.Client({ connectionString: cms.databaseUrl })
  await listener.connect()
  listener.on('notification', ({ payload }) => {
    receivedTags.push(...(JSON.parse(payload ?? '{}') as Invalidation).tags)
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

/**
 * Returns the tags received so far. Notifications arrive with the result of the listener's next statement at the
 * latest.
 */
async function readTags(): Promise<string[]> {
  await listener.query('select 1')
  return receivedTags
}

test('covers exactly the configured collections in the table', () => {
  expect([...Object.keys(expiredTags), ...immutableCollections].sort()).toEqual(
    cms.payload.config.collections.map(({ slug }) => slug).sort(),
  )
})

describe.each(Object.entries(expiredTags).filter(([, tags]) => tags.length > 0))(
  '%s',
  (slug, expectedTags) => {
    let samples: Samples

    beforeAll(async () => {
      samples = await createSamples(cms.payload, slug)
    })

    test('expires nothing when a draft is saved', async () => {
      if (!hasDrafts(cms.payload, slug)) return
      await readTags()
      receivedTags = []
      for (const id of [samples.draft, samples.changed]) {
        await cms.payload.update({
          collection: slug as CollectionSlug,
          id: Number(id),
          data: { _status: 'draft' } as never,
          draft: true,
          autosave: true,
        })
      }
      expect(await readTags()).toEqual([])
    })

    test('expires its tags when trashed, and when restored unless it returns as a draft', async () => {
      if (!collectionOf(cms.payload, slug).trash) return
      const collection = slug as 'pages'
      const id = samples.changed ?? samples.published
      const isExpired = async () => {
        const all = await readTags()
        return expectedTags.every((tag) =>
          all.some((each) => each === tag || (tag.endsWith(':') && each.startsWith(tag))),
        )
      }
      await readTags()
      receivedTags = []
      await cms.payload.update({ collection, id, data: { deletedAt: '2026-01-01' } as never })
      expect(await isExpired()).toBe(true)
      receivedTags = []
      await cms.payload.update({ collection, id, trash: true, data: { deletedAt: null } as never })
      // A document with drafts is restored as a draft, which visitors do not see.
      expect(await isExpired()).toBe(!hasDrafts(cms.payload, slug))
    })

    test('expires its tags when a published document is deleted', async () => {
      await readTags()
      receivedTags = []
      await cms.payload.delete({ collection: slug as CollectionSlug, id: samples.published })
      const all = await readTags()
      for (const tag of expectedTags) {
        expect(all.some((each) => each === tag || (tag.endsWith(':') && each.startsWith(tag)))).toBe(true)
      }
    })
  },
)
