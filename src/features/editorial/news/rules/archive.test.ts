import { describe, expect, test } from 'vitest'
import { newsItem } from '../news.test-support.ts'
import { byMonth, categoriesOf, selectionAt, selectNews, yearsOf } from './archive.ts'
import { moreNews } from './more-news.ts'

const dayOf = (publishedAt: string) => publishedAt.slice(0, 10)
const items = [
  newsItem('a', { publishedAt: '2026-11-20T04:00:00Z' }),
  newsItem('b', { publishedAt: '2026-11-02T04:00:00Z', category: { id: 1, name: 'Company news' } }),
  newsItem('c', { publishedAt: '2025-12-31T04:00:00Z' }),
  newsItem('d', { publishedAt: '2025-01-03T04:00:00Z', category: null }),
]

describe('the pages of news', () => {
  test.each([
    [[], { kind: 'latest' }],
    [['2025'], { kind: 'year', year: '2025' }],
    [['category', 'company-news'], { kind: 'category', slug: 'company-news' }],
    [['25'], null],
    [['2025', '12'], null],
    [['category', 'gr', 'more'], null],
    [['category', 'G R'], null],
  ])('are those of everything, a year or a category: %j', (segments, selection) => {
    expect(selectionAt(segments)).toEqual(selection)
  })

  test('list the news of a year or a category', () => {
    const slugs = (...segments: string[]) => {
      const selection = selectionAt(segments)
      return selection && selectNews(items, selection, dayOf).map(({ slug }) => slug)
    }
    expect(slugs()).toEqual(['a', 'b', 'c', 'd'])
    expect(slugs('2025')).toEqual(['c', 'd'])
    expect(slugs('category', 'company-news')).toEqual(['b'])
    expect(slugs('category', 'none')).toEqual([])
  })

  test('lead to each other, with the number of news', () => {
    expect(yearsOf(items, dayOf)).toEqual([
      { path: '/news/2026', name: '2026', count: 2 },
      { path: '/news/2025', name: '2025', count: 2 },
    ])
    expect(categoriesOf(items)).toEqual([
      { path: '/news/category/company-news', name: 'Company news', count: 1 },
      { path: '/news/category/gr', name: 'GR', count: 2 },
    ])
  })

  test('are grouped by month', () => {
    const cards = ['2026-11-20', '2026-11-02', '2025-12-31'].map((day) => ({ day }))
    expect(byMonth(cards).map(({ month, cards: { length } }) => [month, length])).toEqual([
      ['2026-11', 2],
      ['2025-12', 1],
    ])
  })
})

test('offers three other news, those of the same category first', () => {
  const all = [...items, newsItem('e', { publishedAt: '2024-01-03T04:00:00Z' })]
  expect(moreNews(all, newsItem('a')).map(({ slug }) => slug)).toEqual(['c', 'e', 'b'])
})
