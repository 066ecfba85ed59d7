import { beforeEach, describe, expect, it, vi } from 'vitest'
import { provideConfig } from '#platform/process/config.ts'
import { ServiceUnavailable } from '#platform/service/source.ts'
import type { ArticleFilter, ArticleSummary, CountedLabel } from '../article.ts'
import { exampleArticle } from '../example-article.ts'

vi.mock('next/cache', () => import('#tests/next-cache.ts'))

const source = vi.hoisted(() => ({
  articles: [] as ArticleSummary[],
  tag: null as CountedLabel | null,
  failure: null as Error | null,
  asked: [] as unknown[],
}))
const orFail = <Value>(value: Value): Value => {
  if (source.failure) throw source.failure
  return value
}
vi.mock('./articles.ts', () => ({
  findArticle: async (slug: string) => (slug === 'sani' ? exampleArticle : null),
  findAuthor: async (slug: string) => (slug === 'thandi-mokoena' ? exampleArticle.author : null),
  findCategory: async (slug: string) => (slug === 'travel' ? { slug, name: 'Travel', count: 1 } : null),
  findTag: async (slug: string) => orFail(slug === source.tag?.slug ? source.tag : null),
  listArticles: async (filter: ArticleFilter, limit?: number) => {
    source.asked.push([filter, limit])
    return orFail(source.articles.slice(0, limit))
  },
}))

const { articleFeed, respondWithArticleFeed } = await import('./article-feed.ts')
const { findArticlePage, findListing, loadArticlesAbout } = await import('./article-pages.ts')
const { loadArticleGrid, loadRelatedArticles } = await import('./load-articles.ts')

const words = (count: number) => Array.from({ length: count }, (_, index) => `word${index + 1}`).join(' ')
const summary = (number: number, extras: Partial<ArticleSummary> = {}): ArticleSummary => {
  const {
    html: _html,
    headings: _headings,
    corrections: _corrections,
    correctedAt: _corrected,
    ...rest
  } = exampleArticle
  return { ...rest, id: String(number), slug: `story-${number}`, title: `Story ${number}`, ...extras }
}
const summaries = (count: number) => Array.from({ length: count }, (_, index) => summary(index + 1))
const unavailable = () => new ServiceUnavailable('The service of articles did not respond.')

beforeEach(() => {
  vi.stubEnv('SITE_URL', 'https://www.example.co.za')
  provideConfig({})
  Object.assign(source, { articles: summaries(6), failure: null, asked: [] })
  source.tag = { slug: 'fortuner', name: 'Fortuner', count: 6 }
})

describe('the page of an article', () => {
  it('does not exist for an unknown slug (V-157)', async () => {
    expect(await findArticlePage('no-such-slug')).toBeNull()
  })

  it('survives that its related articles fail (V-344)', async () => {
    source.failure = unavailable()
    expect(await findArticlePage('sani')).toEqual({ article: exampleArticle, related: { state: 'failed' } })
  })
})

describe('the page of an author, a category or a tag', () => {
  it.each([
    ['author', 'thandi-mokoena', 'Thandi Mokoena'],
    ['category', 'travel', 'Travel'],
    ['tag', 'fortuner', 'Fortuner'],
  ] as const)('lists only the articles of the %s (V-154, V-155, V-156)', async (kind, slug, name) => {
    const listing = await findListing(kind, slug)
    expect(listing).toMatchObject({ kind, name, path: `/connect/${kind}/${slug}` })
    expect(listing?.cards).toHaveLength(6)
    expect(source.asked).toEqual([[{ kind, slug }, undefined]])
  })

  it.each(['author', 'category', 'tag'] as const)(
    'does not exist for an unknown %s (V-157)',
    async (kind) => {
      expect(await findListing(kind, 'no-such-slug')).toBeNull()
      expect(source.asked).toEqual([])
    },
  )
})

describe('the articles about a range', () => {
  it('are five, with the page of the tag when it has six (V-248)', async () => {
    const six = await loadArticlesAbout('fortuner')
    expect(six).toMatchObject({ state: 'ready', data: { more: '/connect/tag/fortuner' } })
    expect(six.state === 'ready' && six.data.cards).toHaveLength(5)
    source.tag = { slug: 'fortuner', name: 'Fortuner', count: 5 }
    expect(await loadArticlesAbout('fortuner')).toMatchObject({ state: 'ready', data: { more: null } })
  })

  it('are none when nothing has the tag', async () => {
    source.articles = []
    expect(await loadArticlesAbout('vitz')).toEqual({ state: 'empty' })
  })
})

describe('the sections of a page', () => {
  const grid = (settings: object) => ({ blockType: 'articleGrid', ...settings }) as never

  it('load the articles of each filter once', async () => {
    const blocks = [grid({ filter: 'all' }), grid({ filter: 'tag', value: 'fortuner' }), grid({})]
    const live = await loadArticleGrid({ blocks })
    expect(live.state === 'ready' && Object.keys(live.data.lists)).toEqual(['all', 'tag:fortuner'])
    expect(source.asked).toHaveLength(2)
  })

  it('load what the browser asks for, and nothing for an invalid choice', async () => {
    await loadArticleGrid({ choice: 'author:thandi-mokoena' })
    expect(source.asked).toEqual([[{ kind: 'author', slug: 'thandi-mokoena' }, undefined]])
    expect(await loadArticleGrid({ choice: 'author:' })).toEqual({ state: 'empty' })
    expect(await loadRelatedArticles({ choice: 'author:thandi-mokoena' })).toEqual({ state: 'empty' })
  })

  it.each([
    ['V-149', 'title', 10],
    ['V-150', 'excerpt', 18],
  ] as const)('%s: cut a %s after %i words', async (_, field, limit) => {
    source.articles = [summary(1, { [field]: words(limit + 1) }), summary(2, { [field]: words(limit) })]
    const live = await loadArticleGrid({ choice: 'all' })
    const cards = live.state === 'ready' ? (live.data.lists.all?.cards ?? []) : []
    expect(cards.map((card) => card[field])).toEqual([`${words(limit)}…`, words(limit)])
  })

  it('are failed when the service fails (V-336)', async () => {
    source.failure = unavailable()
    expect(await loadArticleGrid({ choice: 'all' })).toEqual({ state: 'failed' })
  })
})

describe('the feed', () => {
  const request = (headers = {}) => new Request('https://www.example.co.za/connect/rss.xml', { headers })

  it('is RSS 2.0 with complete addresses, dates and authors, the newest first', () => {
    const older = summary(1, { title: 'Tyres & <gravel>\u0000', publishedAt: '2026-11-01T08:00:00.000Z' })
    const xml = articleFeed([older, summary(2)])
    const items = [...xml.matchAll(/<item>([\s\S]*?)<\/item>/g)].map(([, item = '']) => item)
    expect(items[0]).toContain('<link>https://www.example.co.za/connect/article/story-2</link>')
    expect(items[0]).toContain('<pubDate>Fri, 20 Nov 2026 08:00:00 GMT</pubDate>')
    expect(items[0]).toContain('<dc:creator>Thandi Mokoena</dc:creator>')
    expect(items[1]).toContain('<title>Tyres &amp; &lt;gravel&gt;</title>')
  })

  it('is not sent again while it is unchanged', async () => {
    const first = await respondWithArticleFeed(request())
    expect([first.status, first.headers.get('content-type')]).toEqual([
      200,
      'application/rss+xml; charset=utf-8',
    ])
    const tag = first.headers.get('etag') ?? ''
    expect((await respondWithArticleFeed(request({ 'if-none-match': `W/${tag}` }))).status).toBe(304)
    source.articles = summaries(7)
    expect((await respondWithArticleFeed(request({ 'if-none-match': tag }))).status).toBe(200)
  })

  it('is a 503 while the articles cannot be read', async () => {
    source.failure = unavailable()
    expect((await respondWithArticleFeed(request())).status).toBe(503)
  })
})
