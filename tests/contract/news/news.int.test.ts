import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { endpoints, localNews, type NewsSource, upstreamNews } from '#features/editorial/news/services.ts'
import { provideConfig } from '#platform/process/config.ts'
import { createServiceClient } from '#platform/service/client.ts'
import { openApiDocument } from '#platform/service/openapi.ts'
import { contractRouter } from '#platform/service/router.ts'
import { openTestCms, type TestCms } from '../../cms.ts'
import { type Loopback, serve } from '../loopback.ts'

const siteUrl = 'https://www.example.co.za'
const path = '/services/news/articles'

let cms: TestCms
let served: Loopback
const sources: Partial<Record<'local' | 'upstream', NewsSource>> = {}

/** News of two categories, not in the order of their dates, and one that is not published. */
const documents = [
  { slug: 'second', publishedAt: '2025-06-01T08:00:00.000Z', category: 3, status: 'published' },
  { slug: 'first', publishedAt: '2025-03-01T08:00:00.000Z', category: 1, status: 'published' },
  { slug: 'third', publishedAt: '2025-09-01T08:00:00.000Z', category: 3, status: 'published' },
  { slug: 'draft', publishedAt: '2025-09-02T08:00:00.000Z', category: 3, status: 'draft' },
] as const

beforeAll(async () => {
  vi.stubEnv('SITE_URL', siteUrl)
  provideConfig({})
  cms = await openTestCms()
  const ids = new Map<number, number>()
  for (const [number, name] of [[1, 'Company'] as const, [3, 'GR'] as const]) {
    ids.set(number, (await cms.payload.create({ collection: 'news-categories', data: { name, number } })).id)
  }
  for (const { slug, publishedAt, category, status } of documents) {
    await cms.payload.create({
      collection: 'news',
      draft: status === 'draft',
      data: {
        ...{ slug, title: `The ${slug}`, synopsis: 'In short.', intro: 'At first.', publishedAt },
        category: ids.get(category) ?? null,
        picture: { source: 'place', scene: 'karoo', alt: 'The Karoo' },
        corrections: [{ day: '2025-10-01T10:00:00.000Z', text: 'Corrected.' }],
        _status: status,
      },
    })
  }
  served = await serve(contractRouter(endpoints))
  const baseUrl = `${served.url}/services/news`
  const service = createServiceClient({ name: 'news', baseUrl })
  sources.local = localNews(async () => cms.payload)
  sources.upstream = upstreamNews(service, { baseUrl, log: { warn() {} } })
})
afterAll(async () => {
  await served.close()
  await cms.close()
})

describe.each(['local', 'upstream'] as const)('news, %s', (target) => {
  const slugsOf = async (category: number | null) => {
    const lookup = await sources[target]?.items({ category, limit: null })
    return lookup?.found ? lookup.value.map(({ slug }) => slug) : lookup
  }

  it('are the published ones, the newest first, of one category or all (C-365, C-366)', async () => {
    expect(await slugsOf(null)).toEqual(['third', 'second', 'first'])
    expect(await slugsOf(3)).toEqual(['third', 'second'])
  })

  it('are complete (C-183)', async () => {
    const lookup = await sources[target]?.article('third')
    expect(lookup).toMatchObject({
      ...{ found: true, fresh: true },
      value: {
        ...{ slug: 'third', title: 'The third', synopsis: 'In short.', intro: 'At first.', html: '' },
        ...{ publishedAt: '2025-09-01T08:00:00.000Z', category: { id: 3, name: 'GR' } },
        picture: { alt: 'The Karoo' },
        corrections: [{ day: '2025-10-01', text: 'Corrected.' }],
      },
    })
  })

  it.each(['draft', 'none'])('has nothing at the address %s', async (slug) => {
    expect(await sources[target]?.article(slug)).toEqual({ found: false, failed: false })
  })
})

describe('the served contract', () => {
  const get = (query: string) => fetch(`${served.url}${path}${query}`)

  it('is requested as specified by another installation (C-365, D-381)', async () => {
    await sources.upstream?.items({ category: 3, limit: null })
    expect(served.requests.at(-1)).toBe(`${path}?category=3&filter=`)
    await sources.upstream?.items({ category: null, limit: 5 })
    expect(served.requests.at(-1)).toBe(`${path}?limit=5`)
  })

  it('has the news in data, in the spelling of the specification, without drafts (C-183, C-366, D-381)', async () => {
    const response = await get('?limit=2')
    expect(response.status).toBe(200)
    const { data } = (await response.json()) as { data: object[] }
    expect(data).toHaveLength(2)
    expect(data[0]).toEqual({
      ...{ id: expect.any(String), slug: 'third', title: 'The third', synopsis: 'In short.' },
      high_image_url: expect.stringMatching(/^https:\/\/www\.example\.co\.za\/art\/.*\.png$/),
      ...{ image_alt: 'The Karoo', date_time: '2025-09-01T08:00:00.000Z', intro_copy: 'At first.' },
      category: { id: 3, name: 'GR' },
    })
  })

  it.each(['?filter=x', '?limit=0', '?category=GR', '?draft=true', '?limit=5&limit=5'])(
    'refuses the query %s with the reason (G-4)',
    async (query) => {
      const response = await get(query)
      expect(response.status).toBe(400)
      expect(await response.json()).toMatchObject({ detail: expect.stringContaining('parameter') })
    },
  )

  it('is published with its parameters and fields', () => {
    const { paths } = openApiDocument(endpoints, '1.0.0') as { paths: Record<string, object> }
    expect(Object.keys(paths)).toEqual([path])
    expect(JSON.stringify(paths)).toContain('"high_image_url"')
  })
})
