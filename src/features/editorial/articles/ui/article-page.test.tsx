import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { provideConfig } from '#platform/process/config.ts'
import type { Article } from '../article.ts'
import type { ArticleListing } from '../data/article-pages.ts'
import { exampleArticle } from '../example-article.ts'
import { exampleCards } from '../example-articles.ts'
import { articleMetadata, listingMetadata } from './article-metadata.ts'
import { ArticlePage } from './article-page.tsx'
import { ListingPage } from './listing-page.tsx'
import { structuredArticle } from './structured-article.ts'

beforeAll(() => {
  vi.stubEnv('SITE_URL', 'https://www.example.co.za')
  provideConfig({})
})

const bare: Article = {
  ...exampleArticle,
  ...{ quote: null, categories: [], tags: [], picture: null, author: null, publishedAt: null },
  ...{ readingMinutes: null, html: '', headings: [], corrections: [], correctedAt: null, excerpt: '' },
}

const htmlOf = (article: Article) =>
  renderToStaticMarkup(<ArticlePage article={article} related={{ state: 'empty' }} breadcrumbs={null} />)

describe('the page of an article', () => {
  it('has the title, the categories, the author with portrait, the day, the reading time and the text (V-151, V-153)', () => {
    const html = htmlOf(exampleArticle)
    expect(html).toMatch(/<h1[^>]*>Sani Pass, and what it asks of a car</)
    for (const link of ['category/travel', 'category/motorsport', 'author/thandi-mokoena', 'tag/gravel'])
      expect(html).toContain(`href="/connect/${link}"`)
    expect(html).toMatch(/<img[\s\S]*Thandi Mokoena[\s\S]*Motoring writer/)
    expect(html).toMatch(/<time dateTime="2026-11-20T08:00:00.000Z">20 November 2026</)
    expect(html).toContain('7 minutes to read')
    expect(html).toMatch(/<blockquote[^>]*>The descent is the part that needs a plan\./)
    expect(html).toContain('<p class="note">Low range.</p>')
  })

  it('has a table of contents from three headings on', () => {
    expect(htmlOf(exampleArticle)).toMatch(
      /In this article[\s\S]*href="#section-up"[\s\S]*href="#section-down"/,
    )
    const two = { ...exampleArticle, headings: exampleArticle.headings.slice(0, 2) }
    expect(htmlOf(two)).not.toContain('In this article')
  })

  it('shows each correction with its day', () => {
    expect(htmlOf(exampleArticle)).toMatch(
      /Corrections<[\s\S]*21 November 2026<[\s\S]*closes at 18:00[\s\S]*23 November 2026<[\s\S]*R 40/,
    )
  })

  it('leaves out what an article does not have', () => {
    const html = htmlOf(bare)
    expect(html).toContain('Sani Pass')
    expect(html).not.toMatch(
      /<time|<blockquote|<img|minutes to read|Corrections|By |undefined|\/connect\/(tag|author)/,
    )
  })

  it('keeps its text when the related articles fail, with a retry (V-344)', () => {
    const html = renderToStaticMarkup(
      <ArticlePage article={exampleArticle} related={{ state: 'failed' }} breadcrumbs={null} />,
    )
    expect(html).toContain('The road is steep.')
    expect(html).toMatch(/Read Related Articles[\s\S]*href="\/connect\/article\/sani"[^>]*>Try again</)
  })
})

describe('what other sites read about an article', () => {
  it('names the author, the dates and the picture', () => {
    expect(structuredArticle(exampleArticle, 'https://www.example.co.za')).toMatchObject({
      '@type': 'Article',
      headline: exampleArticle.title,
      datePublished: '2026-11-20T08:00:00.000Z',
      dateModified: '2026-11-22T22:00:00.000Z',
      author: {
        '@type': 'Person',
        name: 'Thandi Mokoena',
        url: 'https://www.example.co.za/connect/author/thandi-mokoena',
      },
      image: [expect.stringMatching(/^https:\/\/www\.example\.co\.za\/art\//)],
    })
  })

  it('has a picture to share, the moment it was published, and the address of the feed', () => {
    expect(articleMetadata({ article: exampleArticle })).toMatchObject({
      alternates: {
        canonical: '/connect/article/sani',
        types: { 'application/rss+xml': '/connect/rss.xml' },
      },
      openGraph: {
        type: 'article',
        publishedTime: '2026-11-20T08:00:00.000Z',
        images: [{ width: 1200, alt: 'The pass from below' }],
      },
    })
  })

  it('has no dates and no picture when they are not known', () => {
    expect(structuredArticle(bare, 'https://www.example.co.za')).not.toHaveProperty('datePublished')
    expect(articleMetadata({ article: bare }).openGraph).toMatchObject({ images: [] })
  })
})

describe('the page of an author', () => {
  const { author } = exampleArticle
  const listing: ArticleListing = {
    kind: 'author',
    ...{ path: '/connect/author/thandi-mokoena', name: 'Thandi Mokoena' },
    ...{ author, cards: exampleCards(0) },
  }

  it('introduces them, and says when there are no articles (V-154)', () => {
    const html = renderToStaticMarkup(<ListingPage listing={listing} breadcrumbs={null} />)
    expect(html).toMatch(/<h1[^>]*>Thandi Mokoena<[\s\S]*Motoring writer[\s\S]*no signal/)
    expect(html).toContain('No articles found')
    expect(listingMetadata(listing)).toMatchObject({ alternates: { canonical: listing.path } })
  })
})
