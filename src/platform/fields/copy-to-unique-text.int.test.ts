import type { CollectionSlug, Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSample } from '#tests/access/samples.ts'
import { openTestCms, type TestCms } from '#tests/cms.ts'

let cms: TestCms
let payload: Payload

beforeAll(async () => {
  cms = await openTestCms()
  payload = cms.payload
})
afterAll(() => cms.close())

/** Duplicates a document as the admin does, and saves the copy. */
const copyOf = async (slug: string, id: number) => {
  const copy = await payload.duplicate({ collection: slug as 'pages', id, draft: true, depth: 0 })
  return copy as unknown as Record<string, unknown> & { readonly id: number }
}

/** Collections whose documents can be copied, with their unique texts. */
const cases = [
  ['pages', 'path', /^\/sample-\d+-copy$/],
  ['redirects', 'from', /^\/sample-\d+-copy$/],
  ['ranges', 'slug', /^sample-\d+-copy$/],
  ['ranges', 'code', /^sample-\d+-copy$/],
  ['models', 'code', /^sample-\d+-copy$/],
  ['colours', 'code', /^sample-\d+-copy$/],
  ['dealers', 'slug', /^sample-\d+-copy$/],
  ['dealerGroups', 'slug', /^sample-\d+-copy$/],
  ['regions', 'slug', /^sample-\d+-copy$/],
  ['events', 'slug', /^sample-\d+-copy$/],
  ['seasons', 'name', /^sample-\d+-copy$/],
  ['recalls', 'campaignId', /^sample-\d+-copy$/],
  ['merchandise', 'productCode', /^sample-\d+-copy$/],
  ['news', 'slug', /^sample-\d+-copy$/],
  ['articles', 'slug', /^sample-\d+-copy$/],
  ['authors', 'slug', /^sample-\d+-copy$/],
  ['article-categories', 'slug', /^sample-\d+-copy$/],
  ['article-tags', 'slug', /^sample-\d+-copy$/],
] as const

test.each(cases)('gives every copy in %s a different %s', async (slug, field, pattern) => {
  const id = await createSample(payload, slug)
  const copies = [await copyOf(slug, id), await copyOf(slug, id), await copyOf(slug, id)]
  const texts = copies.map((copy) => String(copy[field]))
  expect(texts[0]).toMatch(pattern)
  expect(texts).toEqual([texts[0], `${texts[0]}-2`, `${texts[0]}-3`])
})

test('skips a slug that only a draft uses', async () => {
  const id = await createSample(payload, 'ranges')
  const copy = await copyOf('ranges', id)
  const renamed = `${copy.slug}-2`
  await payload.update({
    collection: 'ranges',
    id: copy.id,
    draft: true,
    data: { slug: renamed, _status: 'draft' },
  })
  expect((await copyOf('ranges', id)).slug).toBe(`${copy.slug}-3`)
})

test('covers every collection with unique texts whose documents can be copied', () => {
  const copied = new Set<string>(cases.map(([slug]) => slug))
  const others = payload.config.collections
    .filter(
      ({ slug, disableDuplicate }) => !disableDuplicate && !slug.startsWith('payload-') && !copied.has(slug),
    )
    .filter(({ slug }) =>
      payload.collections[slug as CollectionSlug].config.flattenedFields.some(
        (f) => f.type === 'text' && 'unique' in f && f.unique,
      ),
    )
  expect(others.map(({ slug }) => slug)).toEqual([])
})
