import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { tags } from '#platform/cache/tags.ts'
import { provideConfig } from '#platform/process/config.ts'
import { openTestCms, type TestCms } from '#tests/cms.ts'
import { testCache } from '#tests/next-cache.ts'

vi.mock('next/cache', () => import('#tests/next-cache.ts'))
const { findNews, listNews, listNewsOrEmpty } = await import('./news.ts')
const { findArticlePage, findNewsListing, findNewsPages, listNewsPages } = await import('./news-pages.ts')
const { loadDealerNews, loadLatestNews } = await import('./load-news.ts')
const { richTextContent, heading, link } = await import('#platform/fields/rich-text-content.ts')

let cms: TestCms
const ids = new Map<string, number>()

type Fields = { category?: number; publishedAt?: string; status?: 'draft' | 'published'; body?: object }

async function add(slug: string, { category, publishedAt, status = 'published', body }: Fields = {}) {
  const { id } = await cms.payload.create({
    collection: 'news',
    draft: status === 'draft',
    data: {
      ...{ slug, title: `Title of ${slug}`, synopsis: 'A synopsis.', _status: status },
      publishedAt: publishedAt ?? '2026-11-20T08:00:00.000Z',
      ...(category !== undefined && { category }),
      ...(body && { body: body as never }),
      corrections: [{ day: '2026-11-21T10:00:00.000Z', text: 'Corrected.' }],
    },
  })
  ids.set(slug, id)
  return id
}

/** The clock of the site at a moment; it runs on from there. */
function setClock(moment: string) {
  vi.stubEnv('CLOCK', moment)
  provideConfig({})
  vi.useFakeTimers({ toFake: ['Date'], now: performance.timeOrigin })
}

beforeAll(async () => {
  cms = await openTestCms()
  setClock('2026-11-25T12:00:00+02:00')
  const category = (name: string, number: number) =>
    cms.payload.create({ collection: 'news-categories', data: { name, number } })
  const [gr, company] = [await category('GR', 3), await category('Company', 1)]
  const body = richTextContent(heading('h2', 'The first lap'), 'Fast & light.', {
    ...{ type: 'paragraph', version: 1, children: [link('All models', '/vehicles')] },
  })
  await add('gr-yaris-launch', { category: gr.id, body })
  await add('plant', { category: company.id, publishedAt: '2026-11-21T08:00:00.000Z' })
  await add('plain', { publishedAt: '2025-03-01T08:00:00.000Z' })
  await add('draft', { status: 'draft' })
  await add('embargo', { category: gr.id, publishedAt: '2026-12-01T08:00:00.000Z' })
})
beforeEach(() => testCache.expire([tags.news]))
afterEach(() => setClock('2026-11-25T12:00:00+02:00'))
afterAll(async () => {
  vi.useRealTimers()
  await cms.close()
})

const slugs = (news: readonly { readonly slug: string }[]) => news.map(({ slug }) => slug)

describe('our own news', () => {
  it('are the published ones, the newest first, of one category or all (C-365, C-366)', async () => {
    expect(slugs(await listNews())).toEqual(['plant', 'gr-yaris-launch', 'plain'])
    expect(slugs(await listNews({ category: 3 }))).toEqual(['gr-yaris-launch'])
    expect(slugs(await listNews({ limit: 2 }))).toEqual(['plant', 'gr-yaris-launch'])
  })

  it('have their text as safe HTML, their category and their corrections (C-183, C-208)', async () => {
    expect(await findNews('gr-yaris-launch')).toMatchObject({
      ...{ slug: 'gr-yaris-launch', category: { id: 3, name: 'GR' } },
      html: '<h2>The first lap</h2><p>Fast &amp; light.</p><p><a href="/vehicles">All models</a></p>',
      corrections: [{ day: '2026-11-21', text: 'Corrected.' }],
    })
  })

  it.each(['unknown', 'draft', 'embargo'])('have no page for %s (C-320)', async (slug) => {
    expect(await findArticlePage(slug)).toBeNull()
  })

  it('are listed by year and category (C-321)', async () => {
    expect((await findNewsListing(['2025']))?.cards.map(({ slug }) => slug)).toEqual(['plain'])
    expect((await findNewsListing(['category', 'company']))?.name).toBe('Company')
    expect(await findNewsListing(['2024'])).toBeNull()
    expect(await findNewsListing(['category', 'none'])).toBeNull()
  })

  it('fill the sections of a page, each with its category', async () => {
    const blocks = [{ category: 3 }, { category: 0 }].map((settings) => ({
      ...{ blockType: 'latestNews' as const, ...settings },
    }))
    const live = await loadLatestNews({ language: 'en', blocks })
    const lists = live.state === 'ready' ? live.data.lists : {}
    expect(Object.entries(lists).map(([choice, cards]) => [choice, slugs(cards)])).toEqual([
      ['3', ['gr-yaris-launch']],
      ['all', ['plant', 'gr-yaris-launch', 'plain']],
    ])
    expect(await loadLatestNews({ language: 'en', choice: '999' })).toEqual({ state: 'empty' })
    expect(await loadDealerNews({ language: 'en' })).toMatchObject({ state: 'ready' })
  })
})

describe('news under embargo', () => {
  it('appear by themselves at their minute, everywhere', async () => {
    expect(slugs(await listNews({ category: 3 }))).toEqual(['gr-yaris-launch'])
    setClock('2026-12-01T09:59:59+02:00')
    expect(slugs(await listNews({ category: 3 }))).toEqual(['gr-yaris-launch'])
    setClock('2026-12-01T10:00:00+02:00')
    expect(slugs(await listNews({ category: 3 }))).toEqual(['embargo', 'gr-yaris-launch'])
    expect(slugs(await listNewsOrEmpty())).toContain('embargo')
    expect((await findArticlePage('embargo'))?.article.title).toBe('Title of embargo')
  })

  it('are not in the responses of the content API', async () => {
    const found = async () =>
      slugs((await cms.payload.find({ collection: 'news', overrideAccess: false, pagination: false })).docs)
    expect(await found()).not.toContain('embargo')
    setClock('2026-12-01T10:00:00+02:00')
    expect(await found()).toContain('embargo')
  })
})

describe('the address of news', () => {
  const redirects = async () => {
    const { docs } = await cms.payload.find({ collection: 'redirects', pagination: false })
    return docs.map(({ from, to }) => [from, to.address])
  }
  const rename = (id: number, slug: string) =>
    cms.payload.update({ collection: 'news', id, data: { slug, _status: 'published' } })

  it('leads to the new one when it changes, and never to itself', async () => {
    const id = await add('first-address')
    await rename(id, 'second-address')
    expect(await redirects()).toEqual([['/discover/news/first-address', '/discover/news/second-address']])
    await rename(id, 'first-address')
    expect(await redirects()).toEqual([['/discover/news/second-address', '/discover/news/first-address']])
  })
})

describe('the site map', () => {
  it('lists the pages of news that visitors see, and finds those to which pages link', async () => {
    const paths = (await listNewsPages()).map(({ path }) => path)
    expect(paths).toEqual(
      expect.arrayContaining(['/news', '/news/2025', '/news/category/gr', '/discover/news/plain']),
    )
    expect(paths).not.toContain('/discover/news/embargo')
    const linked = ['/news', '/vehicles', '/discover/news/plain', '/discover/news/embargo']
    expect((await findNewsPages(linked)).map(({ path }) => path)).toEqual(['/news', '/discover/news/plain'])
  })
})
