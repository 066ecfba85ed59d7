import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { runSeedings } from '#platform/seeding/seeding.ts'
import { openTestCms, type TestCms } from '#tests/cms.ts'
import type { SeedNews } from './schema.ts'

const item = (slug: string, extras: Partial<SeedNews> = {}): SeedNews => ({
  ...{ slug, title: `Title of ${slug}`, synopsis: 'In short.', intro: 'At first.' },
  ...{ category: 'GR', categoryId: 3, published: { daysAgo: 2 } },
  picture: { source: 'place', scene: 'karoo' },
  body: [{ h2: 'Before sunrise' }, { p: 'It **rained** on the [track](/gr).' }],
  ...extras,
})

const file = [
  item('first', { corrections: [{ day: '2025-01-12', text: 'It was the second lap.' }] }),
  item('second', { picture: { source: 'illustration', vehicle: 'gr-yaris', colour: '040', scene: 'track' } }),
]
vi.mock('#platform/seeding/content-file.ts', () => ({ readContentFile: async () => file }))
const { newsSeeding } = await import('./seed-news.ts')
const { localNews } = await import('../data/local.ts')

let cms: TestCms
beforeAll(async () => {
  cms = await openTestCms()
  const colour = { title: 'White', code: '040', paintCode: '040', hex: '#ffffff', finish: 'solid' as const }
  await cms.payload.create({ collection: 'colours', data: colour })
})
afterAll(() => cms.close())

it('seeds the news of the file with their text, category, picture and corrections, once', async () => {
  expect(await runSeedings(cms.payload, [await newsSeeding()])).toBe(2)
  expect(await runSeedings(cms.payload, [await newsSeeding()])).toBe(0)
  const source = localNews(async () => cms.payload)
  expect(await source.article('first')).toMatchObject({
    value: {
      ...{ title: 'Title of first', category: { id: 3, name: 'GR' } },
      html: '<h2>Before sunrise</h2><p>It <strong>rained</strong> on the <a href="/gr">track</a>.</p>',
      corrections: [{ day: '2025-01-12', text: 'It was the second lap.' }],
    },
  })
  expect(await source.article('second')).toMatchObject({
    value: { picture: { kind: 'illustration', vehicle: 'gr-yaris', scene: 'track' } },
  })
})
