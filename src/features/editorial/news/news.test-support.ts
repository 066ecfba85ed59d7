import type { NewsArticle, NewsItem } from './news-item.ts'

/** News with everything that lists show. */
export const newsItem = (slug: string, extras: Partial<NewsItem> = {}): NewsItem => ({
  ...{ id: slug, slug, title: `Title of ${slug}`, publishedAt: '2026-11-20T04:00:00.000Z' },
  ...{ synopsis: `Synopsis of ${slug}.`, intro: `Introduction of ${slug}.` },
  category: { id: 3, name: 'GR' },
  picture: { kind: 'artwork', subject: 'place', scene: 'karoo', alt: 'The Karoo' },
  ...extras,
})

export const newsArticle = (slug: string, extras: Partial<NewsArticle> = {}): NewsArticle => ({
  ...newsItem(slug),
  html: '<h2>The first lap</h2><p>It began before sunrise.</p>',
  corrections: [],
  ...extras,
})
