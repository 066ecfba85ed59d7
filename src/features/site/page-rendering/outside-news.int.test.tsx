import { text } from 'node:stream/consumers'
import { prerenderToNodeStream } from 'react-dom/static'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { tags } from '#platform/cache/tags.ts'
import { provideConfig } from '#platform/process/config.ts'
import { openTestCms, type TestCms } from '#tests/cms.ts'
import { type Loopback, listen } from '#tests/contract/loopback.ts'
import { testCache } from '#tests/next-cache.ts'

vi.mock('next/cache', () => import('#tests/next-cache.ts'))
const { findPage } = await import('#features/site/pages/server.ts')
const { CmsPage } = await import('./page.tsx')
const { respondWithSection } = await import('./sections.page.tsx')
const { blockIn, textOf } = await import('./dealer-sites.test-support.tsx')

const key = 'a-subscription-key'
let service: Loopback
let cms: TestCms
let response = { status: 200, body: '{"data":[]}' }
const sentKeys: unknown[] = []

beforeAll(async () => {
  service = await listen((incoming, outgoing) => {
    sentKeys.push(incoming.headers['ocp-apim-subscription-key'])
    outgoing.statusCode = response.status
    outgoing.end(response.body)
  })
  vi.stubEnv('NEWS_API_URL', service.url)
  vi.stubEnv('NEWS_API_KEY', key)
  provideConfig({})
  cms = await openTestCms()
  await cms.payload.create({
    collection: 'pages',
    data: {
      ...{ path: '/gr', title: 'GAZOO Racing', _status: 'published' },
      layout: [{ blockType: 'latestNews', category: 3, theme: 'racing' }],
    },
  })
})
afterAll(async () => {
  await cms.close()
  await service.close()
})
beforeEach(() => testCache.expire([tags.news]))

const articles = (count: number) =>
  JSON.stringify({
    data: Array.from({ length: count }, (_, index) => ({
      ...{ id: index, slug: `news-${index}`, title: `News ${index}`, category: { name: 'GR' } },
      date_time: `2026-10-${String(28 - index).padStart(2, '0')}T08:00:00Z`,
    })),
  })

async function pageAt(path: string): Promise<string> {
  const page = await findPage(path, 'en')
  if (!page) throw new Error(`There is no page at ${path}.`)
  const { prelude } = await prerenderToNodeStream(<CmsPage page={page} language="en" />)
  return text(prelude as NodeJS.ReadableStream)
}

const hrefsIn = (html: string) =>
  [...html.matchAll(/href="(\/discover\/news\/[^"]+)"/g)].map(([, href]) => href)

/** What a browser receives that fetches the data of a section. */
async function fetched(kind: string, extra: Record<string, string> = {}) {
  const query = new URLSearchParams({ page: '/dealers/bryanston', lang: 'en', ...extra })
  const section = await respondWithSection(kind, query)
  return [section.status, await section.text()] as const
}

// The source keeps the last good list for an hour, so the failures come first.
describe('news from an external service', () => {
  it.each([
    ['an error', 500, 'trouble'],
    ['a page', 200, '<!doctype html>'],
  ])(
    'show the failure with a retry after %s, and not that there are none (C-392, D-398, G-3)',
    async (_, status, body) => {
      response = { status, body }
      const html = blockIn(await pageAt('/gr'), 'latestNews')
      expect(textOf(html)).toContain('The news could not be loaded.')
      expect(html).toMatch(/<a href="\/gr"[^>]*>Try again<\/a>/)
      expect(html).not.toContain('No news articles found')
      expect(await fetched('dealerNews')).toEqual([503, '{"state":"failed"}'])
    },
  )

  it('say that there are none (C-182, C-394)', async () => {
    response = { status: 200, body: '{"data":[]}' }
    expect(textOf(blockIn(await pageAt('/gr'), 'latestNews'))).toContain('No news articles found')
  })

  it('are those of category 3 with an empty filter, from data (C-365, C-366)', async () => {
    response = { status: 200, body: articles(2) }
    const from = service.requests.length
    const html = await pageAt('/gr')
    expect(hrefsIn(blockIn(html, 'latestNews'))).toEqual(['/discover/news/news-0', '/discover/news/news-1'])
    expect(service.requests.slice(from)).toContain('/articles?category=3&filter=')
  })

  it('are the first five on the site of a dealer, and the key stays on the server (D-063, D-381, G-4)', async () => {
    response = { status: 200, body: articles(9) }
    const from = service.requests.length
    const [status, body] = await fetched('dealerNews')
    expect(status).toBe(200)
    expect(JSON.parse(body).data.lists.all).toHaveLength(5)
    expect(service.requests.slice(from)).toEqual(['/articles?limit=5'])
    expect(sentKeys.at(-1)).toBe(key)
    for (const answer of [body, await pageAt('/gr')]) {
      expect(answer).not.toContain(key)
      expect(answer).not.toContain(new URL(service.url).host)
    }
  })

  it('are fetched by the browser for the category of the section', async () => {
    response = { status: 200, body: articles(1) }
    const from = service.requests.length
    const [, body] = await fetched('latestNews', { choice: '3' })
    expect(Object.keys(JSON.parse(body).data.lists)).toEqual(['3'])
    expect(service.requests.slice(from)).toEqual(['/articles?category=3&filter='])
  })
})
