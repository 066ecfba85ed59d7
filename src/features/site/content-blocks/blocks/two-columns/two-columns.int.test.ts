import { sql } from '@payloadcms/db-postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findPublishedPage } from '#features/site/pages/server.ts'
import { richTextContent } from '#platform/fields/rich-text-content.ts'
import { openTestCms, type TestCms } from '#tests/cms.ts'

let cms: TestCms
beforeAll(async () => {
  cms = await openTestCms()
})
afterAll(() => cms.close())

const text = (words: string) => ({ blockType: 'text' as const, content: richTextContent(words) })
const columns = (count: number) => ({
  blockType: 'twoColumns' as const,
  components: ['One', 'Two', 'Three'].slice(0, count).map(text),
})

const create = (path: string, count: number, status: 'draft' | 'published') =>
  cms.payload.create({
    collection: 'pages',
    draft: status === 'draft',
    data: { path, title: path, _status: status, layout: [columns(count), text('Below')] },
  })

test('saves two components and rejects a third, naming the limit, also in a draft (C-399)', async () => {
  await expect(create('/two', 2, 'published')).resolves.toMatchObject({ path: '/two' })
  for (const status of ['draft', 'published'] as const) {
    await expect(create(`/three-${status}`, 3, status)).rejects.toMatchObject({
      data: { errors: [{ path: 'layout.0.components', message: expect.stringContaining('At most 2') }] },
    })
  }
})

test('reads a stored page with three components in full (C-399)', async () => {
  const page = await create('/stored', 2, 'published')
  const third = { ...text('Three'), id: 'third' }
  const stored = page.layout?.map((block) =>
    block.blockType === 'twoColumns' ? { ...block, components: [...(block.components ?? []), third] } : block,
  )
  await cms.payload.db.drizzle.execute(
    sql`update pages set layout = ${JSON.stringify(stored)}::jsonb where path = '/stored'`,
  )
  const read = await findPublishedPage('/stored', 'en')
  expect(read?.layout).toMatchObject([
    { blockType: 'twoColumns', components: [{}, {}, { id: 'third' }] },
    { blockType: 'text' },
  ])
})

test('stores a number of columns outside 1 to 3 as the nearest allowed one (C-251)', async () => {
  const cards = (count: number) => ({
    blockType: 'iconCards' as const,
    columns: count,
    cards: [{ title: 'Card' }],
  })
  const page = await cms.payload.create({
    collection: 'pages',
    data: {
      path: '/columns',
      title: 'Columns',
      _status: 'published',
      layout: [0, 1, 2, 3, 4].map(cards),
    },
  })
  expect(page.layout?.map((block) => ('columns' in block ? block.columns : null))).toEqual([1, 1, 2, 3, 3])
})
