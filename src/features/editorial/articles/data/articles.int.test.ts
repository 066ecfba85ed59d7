import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { tags } from '#platform/cache/tags.ts'
import { richTextOfSeed } from '#platform/documents/seed-body.ts'
import { provideConfig } from '#platform/process/config.ts'
import { openTestCms, type TestCms } from '#tests/cms.ts'
import { testCache } from '#tests/next-cache.ts'

vi.mock('next/cache', () => import('#tests/next-cache.ts'))
const { findArticle, findTag, listArticles } = await import('./articles.ts')
const { findArticlePages, listArticlePages } = await import('./pages.ts')
const { relatedArticles } = await import('./related-articles.ts')
const { readSearchableArticlePages } = await import('./searchable.ts')

const start = '2026-11-25T12:00:00+02:00'

let cms: TestCms
let hilux = 0

/** The clock of the site at a moment; it runs on from there. */
function setClock(moment: string) {
  vi.stubEnv('CLOCK', moment)
  provideConfig({})
  vi.useFakeTimers({ toFake: ['Date'], now: performance.timeOrigin })
}

const article = (slug: string, extras: object = {}) => ({
  ...{ slug, title: `About ${slug}`, publishedAt: '2026-11-20T08:00:00.000Z', tags: [hilux] },
  ...{ _status: 'published' as const, ...extras },
})

const add = (slug: string, extras: object = {}) =>
  cms.payload.create({ collection: 'articles', data: article(slug, extras) as never })

beforeAll(async () => {
  cms = await openTestCms()
  setClock(start)
  const label = { _status: 'published' as const }
  const { payload } = cms
  hilux = (
    await payload.create({ collection: 'article-tags', data: { slug: 'hilux', name: 'Hilux', ...label } })
  ).id
  await payload.create({ collection: 'article-tags', data: { slug: 'unused', name: 'Unused', ...label } })
  const author = await payload.create({
    collection: 'authors',
    data: { slug: 'thandi', name: 'Thandi Mokoena', ...label },
  })
  await add('sani', {
    ...{ author: author.id, excerpt: 'Up and over.', publishedAt: '2026-11-24T08:00:00.000Z' },
    body: richTextOfSeed([{ h2: 'Tea at the top' }, { p: 'The road is steep.' }]),
  })
  await add('karoo', { publishedAt: '2026-11-22T08:00:00.000Z' })
  await add('launch', { publishedAt: '2026-11-25T10:30:00.000Z' })
})
beforeEach(() => testCache.expire([tags.articles]))
afterEach(() => setClock(start))
afterAll(async () => {
  vi.useRealTimers()
  await cms.close()
})

const slugs = (articles: readonly { readonly slug: string }[]) => articles.map(({ slug }) => slug)

describe('an article under embargo', () => {
  it('appears by itself in its minute: in lists, at its address, in counts and among the pages of the site', async () => {
    const seen = async () => ({
      all: slugs(await listArticles({ kind: 'all' })),
      article: (await findArticle('launch'))?.slug ?? null,
      count: (await findTag('hilux'))?.count,
      isListed: (await listArticlePages()).some(({ path }) => path === '/connect/article/launch'),
    })
    setClock('2026-11-25T12:29:58+02:00')
    expect(await seen()).toEqual({ all: ['sani', 'karoo'], article: null, count: 2, isListed: false })
    // Nothing is published or expired in between.
    setClock('2026-11-25T12:30:00+02:00')
    expect(await seen()).toEqual({
      ...{ all: ['launch', 'sani', 'karoo'], article: 'launch', count: 3, isListed: true },
    })
  })

  it('is visible to editors only in the API', async () => {
    const find = (user: object | null) =>
      cms.payload.find({
        ...{ collection: 'articles', where: { slug: { equals: 'launch' } }, overrideAccess: false },
        user: user as never,
      })
    expect((await find(null)).docs).toEqual([])
    expect((await find({ id: 1, collection: 'users', role: 'editor' })).docs).toHaveLength(1)
  })
})

describe('the pages of the magazine', () => {
  it('are articles, and the authors and tags that have any (C-208, V-153, V-154, V-156)', async () => {
    expect((await listArticlePages()).map(({ path, title }) => [path, title])).toEqual([
      ['/connect/article/sani', 'About sani'],
      ['/connect/article/karoo', 'About karoo'],
      ['/connect/author/thandi', 'Thandi Mokoena'],
      ['/connect/tag/hilux', 'Hilux'],
    ])
  })

  it('are found by their paths, for links and redirects', async () => {
    const paths = [
      '/connect/article/sani',
      '/connect/article/launch',
      '/connect/tag/unused',
      '/connect',
      '/vehicles',
    ]
    expect(await findArticlePages(paths)).toEqual([
      { path: '/connect/article/sani', title: 'About sani' },
      { path: '/connect/tag/unused', title: 'Unused' },
    ])
  })

  it('are searched with their headings and texts', async () => {
    const paths = ['/connect/article/sani', '/connect/article/launch', '/connect/tag/hilux', '/dealers']
    expect(await readSearchableArticlePages(paths)).toMatchObject([
      {
        ...{ path: '/connect/article/sani', title: 'About sani', summary: 'Up and over.' },
        keywords: expect.arrayContaining(['Thandi Mokoena', 'Hilux', 'Tea at the top']),
        texts: ['Tea at the top The road is steep.'],
      },
      { path: '/connect/tag/hilux', title: 'Hilux' },
    ])
  })
})

describe('articles', () => {
  it('are related when they share the first tag (V-248, V-319)', async () => {
    const found = await findArticle('sani')
    const related = await relatedArticles(found ?? { slug: '', tags: [] })
    expect({ ...related, articles: slugs(related.articles) }).toEqual({ articles: ['karoo'], moreTag: null })
  })

  it('lead from their old address to the new one, also when they move back', async () => {
    const { id } = await add('first')
    const move = (slug: string) => cms.payload.update({ collection: 'articles', id, data: { slug } })
    const redirects = async () => {
      const { docs } = await cms.payload.find({ collection: 'redirects', depth: 0 })
      return docs.map(({ from, to }) => [from, to.address])
    }
    await move('second')
    expect(await redirects()).toEqual([['/connect/article/first', '/connect/article/second']])
    await move('first')
    expect(await redirects()).toEqual([['/connect/article/second', '/connect/article/first']])
    await cms.payload.delete({ collection: 'articles', id })
  })

  it('store how long reading takes, which lists show without the text', async () => {
    const body = richTextOfSeed([{ p: Array(500).fill('word').join(' ') }])
    const { id } = await add('long', { body, publishedAt: '2020-01-01T08:00:00.000Z' })
    testCache.expire([tags.articles])
    const [, , long] = await listArticles({ kind: 'all' })
    expect(long).toMatchObject({ slug: 'long', readingMinutes: 3 })
    expect(long).not.toHaveProperty('html')
    await cms.payload.delete({ collection: 'articles', id })
  })

  it('are at most 100 in a list, however many are asked for (V-158)', async () => {
    await cms.payload.db.drizzle.execute(`
      insert into articles (slug, title, published_at, _status, featured)
      select 'many-' || n, 'Many ' || n, timestamptz '2020-01-01' + n * interval '1 hour', 'published', false
      from generate_series(1, 120) n`)
    testCache.expire([tags.articles])
    expect(await listArticles({ kind: 'all' }, 500)).toHaveLength(100)
    await cms.payload.db.drizzle.execute(`delete from articles where slug like 'many-%'`)
  })
})
