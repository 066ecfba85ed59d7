import { text } from 'node:stream/consumers'
import { prerenderToNodeStream } from 'react-dom/static'
import { expect, test } from 'vitest'
import { cardOf } from '../data/card-of-news.ts'
import { newsArticle, newsItem } from '../news.test-support.ts'
import type { NewsArticle } from '../news-item.ts'
import { ArticlePage, articleMetadata } from './article-page.tsx'
import { structuredNews } from './structured-news.ts'

async function htmlOf(article: NewsArticle, more = [newsItem('other')]): Promise<string> {
  const cards = more.map((item) => cardOf(item, 'en'))
  const { prelude } = await prerenderToNodeStream(
    <ArticlePage article={article} more={cards} breadcrumbs={null} />,
  )
  return (await text(prelude as NodeJS.ReadableStream)).replaceAll('<!-- -->', '')
}

test('shows title, date, picture, introduction and the full text of news (C-208, C-320)', async () => {
  const html = await htmlOf(newsArticle('gr-yaris-launch'))
  expect(html).toMatch(/<h1[^>]*>Title of gr-yaris-launch<\/h1>/)
  expect(html).toContain('<time dateTime="2026-11-20T04:00:00.000Z">20 November 2026</time>')
  expect(html).toMatch(/<img[^>]*alt="The Karoo"/)
  expect(html).toContain('Introduction of gr-yaris-launch.')
  expect(html).toContain('<h2>The first lap</h2><p>It began before sunrise.</p>')
  expect(html).toMatch(/href="\/news\/category\/gr"[^>]*>GR</)
  expect(html).toContain('href="/discover/news/other"')
})

test('lists corrections with their days', async () => {
  const corrections = [{ day: '2026-11-22', text: 'The race was on Sunday.' }]
  const html = await htmlOf(newsArticle('a', { corrections }))
  expect(html).toMatch(/<time dateTime="2026-11-22"[^>]*>22 November 2026<\/time>/)
  expect(html).toContain('The race was on Sunday.')
})

test('needs neither picture, category, text nor other news', async () => {
  const article = newsArticle('a', { picture: null, category: null, html: '', intro: '' })
  const html = await htmlOf(article, [])
  expect(html).toContain('Synopsis of a.')
  expect(html).not.toContain('More news')
})

test('is a NewsArticle for search engines, with the day of its last correction', () => {
  const corrections = ['2026-11-22', '2026-11-25', '2026-11-23'].map((day) => ({ day, text: 'Corrected.' }))
  const article = newsArticle('a', { corrections })
  expect(structuredNews(article, 'https://www.example.co.za')).toMatchObject({
    ...{ '@type': 'NewsArticle', headline: 'Title of a', datePublished: '2026-11-20T04:00:00.000Z' },
    ...{ dateModified: '2026-11-25', url: 'https://www.example.co.za/discover/news/a' },
    image: [expect.stringMatching(/^https:\/\/www\.example\.co\.za\/art\//)],
  })
})

test('has a picture for link previews, and names the feed', () => {
  expect(articleMetadata({ article: newsArticle('a'), more: [] })).toMatchObject({
    openGraph: { type: 'article', images: [{ alt: 'The Karoo', width: 1200 }] },
    alternates: { canonical: '/discover/news/a', types: { 'application/rss+xml': '/news/rss.xml' } },
  })
})
