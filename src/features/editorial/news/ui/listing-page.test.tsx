import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { cardOf } from '../data/card-of-news.ts'
import type { NewsListing } from '../data/news-pages.ts'
import { newsItem } from '../news.test-support.ts'
import { ListingPage } from './listing-page.tsx'

const cards = [
  newsItem('a'),
  newsItem('b', { publishedAt: '2026-10-03T04:00:00Z' }),
  newsItem('c', { publishedAt: '2026-10-02T04:00:00Z' }),
].map((item) => cardOf(item, 'en'))

const listing: NewsListing = {
  ...{ path: '/news', selection: { kind: 'latest' }, name: null, cards },
  years: [
    { path: '/news/2026', name: '2026', count: 3 },
    { path: '/news/2025', name: '2025', count: 8 },
  ],
  categories: [
    { path: '/news/category/company', name: 'Company', count: 4 },
    { path: '/news/category/gr', name: 'GR', count: 7 },
  ],
}

const htmlOf = (shown: NewsListing) =>
  renderToStaticMarkup(<ListingPage listing={shown} breadcrumbs={null} />)
const headings = (html: string) =>
  [...html.matchAll(/<h([123])[^>]*>(.*?)<\/h\1>/gs)].map(
    ([, level, inner = '']) => `${level} ${inner.replace(/<[^>]*>/g, '')}`,
  )

test('lists the latest news, and leads to the categories and years without JavaScript (C-321)', () => {
  const html = htmlOf(listing)
  expect(headings(html)).toEqual(['1 News', '2 Title of a', '2 Title of b', '2 Title of c', '2 By year'])
  for (const path of ['/news/category/gr', '/news/2025', '/news/rss.xml', '/discover/news/a'])
    expect(html).toContain(`href="${path}"`)
})

test('lists the news of a year by month, and marks the year', () => {
  const html = htmlOf({
    ...listing,
    path: '/news/2026',
    selection: { kind: 'year', year: '2026' },
    name: '2026',
  })
  expect(headings(html)).toEqual([
    '1 News: 2026',
    ...['2 November 2026', '3 Title of a'],
    ...['2 October 2026', '3 Title of b', '3 Title of c'],
    '2 By year',
  ])
  expect(html.match(/aria-current="location"/g)).toHaveLength(1)
})

test('says that there are no news yet', () => {
  const html = htmlOf({ ...listing, cards: [], years: [], categories: [] })
  expect(html).toContain('No news articles found')
})
