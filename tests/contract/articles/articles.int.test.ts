import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import {
  type ArticleSource,
  endpoints,
  localArticles,
  upstreamArticles,
} from '#features/editorial/articles/services.ts'
import { richTextOfSeed } from '#platform/documents/seed-body.ts'
import { registerCms } from '#platform/process/cms.ts'
import { provideConfig } from '#platform/process/config.ts'
import { createServiceClient } from '#platform/service/client.ts'
import { openApiDocument } from '#platform/service/openapi.ts'
import { contractRouter } from '#platform/service/router.ts'
import { openTestCms, type TestCms } from '../../cms.ts'
import { type Loopback, serve } from '../loopback.ts'

const siteUrl = 'https://www.example.co.za'
const root = '/services/articles'

let cms: TestCms
let served: Loopback
const ids = new Map<string, number>()
const sources: Partial<Record<'local' | 'upstream', ArticleSource>> = {}

async function create(collection: string, key: string, data: object, draft = false) {
  const document = await cms.payload.create({
    ...{ collection: collection as never, draft: draft as never },
    data: { ...data, _status: draft ? 'draft' : 'published' } as never,
  })
  ids.set(key, Number((document as { id: number }).id))
}

const label = (slug: string, name: string) => ({ slug, name })

beforeAll(async () => {
  vi.stubEnv('SITE_URL', siteUrl)
  provideConfig({})
  cms = await openTestCms()
  registerCms(async () => cms.payload)
  await create('authors', 'thandi', {
    ...{ ...label('thandi', 'Thandi Mokoena'), role: 'Motoring writer', biography: 'Lives in Clarens.' },
    picture: { source: 'place', scene: 'karoo' },
  })
  await create('article-categories', 'travel', label('travel', 'Travel'))
  await create('article-categories', 'motorsport', label('motorsport', 'Motorsport'))
  await create('article-tags', 'hilux', label('hilux', 'Hilux'))
  const article = (slug: string, publishedAt: string, extras: object = {}) => ({
    ...{ slug, title: `About ${slug}`, publishedAt, excerpt: `In short: ${slug}.` },
    ...{
      picture: { source: 'place', scene: 'karoo', alt: 'The Karoo' },
      tags: [ids.get('hilux')],
      ...extras,
    },
  })
  await create(
    ...(['articles', 'sani'] as const),
    article('sani', '2025-03-04T06:00:00.000Z', {
      ...{ author: ids.get('thandi'), categories: [ids.get('travel'), ids.get('motorsport')] },
      ...{ quote: 'Slow is fast.', corrections: [{ day: '2026-01-12', text: 'It is 2 876 m high.' }] },
      body: richTextOfSeed([{ h2: 'Up' }, { p: 'See the [map](/map).' }, { quote: 'Go.', by: 'Sipho' }]),
    }),
  )
  await create('articles', 'karoo', article('karoo', '2025-05-01T06:00:00.000Z'))
  await create(
    'articles',
    'pinned',
    article('pinned', '2024-01-01T06:00:00.000Z', { featured: true, tags: [] }),
  )
  await create('articles', 'hidden', article('hidden', '2025-06-01T06:00:00.000Z'), true)
  await create('articles', 'embargoed', article('embargoed', '2199-01-01T06:00:00.000Z'))
  served = await serve(contractRouter(endpoints))
  const baseUrl = `${served.url}${root}`
  const service = createServiceClient({ name: 'articles', baseUrl })
  sources.local = localArticles(async () => cms.payload)
  sources.upstream = upstreamArticles(service, { baseUrl, log: { warn() {} } })
})
afterAll(async () => {
  await served.close()
  await cms.close()
})

const absent = { found: false, failed: false }

describe.each(['local', 'upstream'] as const)('articles, %s', (target) => {
  const port = () => sources[target] as ArticleSource
  const slugs = async (...[filter, limit = 100]: [Parameters<ArticleSource['list']>[0], number?]) => {
    const found = await port().list(filter, limit)
    return found.found ? found.value.map(({ slug }) => slug) : null
  }

  it('are listed newest first, pinned ones before, without drafts and those under embargo (V-321)', async () => {
    expect(await slugs({ kind: 'all' })).toEqual(['pinned', 'karoo', 'sani'])
  })

  it('are listed by author, category, tag, chosen id and text (V-315 to V-320)', async () => {
    expect(await slugs({ kind: 'author', slug: 'thandi' })).toEqual(['sani'])
    expect(await slugs({ kind: 'category', slug: 'motorsport' })).toEqual(['sani'])
    expect(await slugs({ kind: 'category-id', id: String(ids.get('travel')) })).toEqual(['sani'])
    expect(await slugs({ kind: 'tag', slug: 'hilux' })).toEqual(['karoo', 'sani'])
    expect(await slugs({ kind: 'tag', slug: 'hilux' }, 1)).toEqual(['karoo'])
    expect(await slugs({ kind: 'related', ids: [String(ids.get('sani')), '999999'] })).toEqual(['sani'])
    expect(await slugs({ kind: 'text', text: 'short karoo' })).toEqual(['karoo'])
    expect(await slugs({ kind: 'tag', slug: 'no-such-tag' })).toEqual([])
  })

  it('have their author, categories, tags and picture (V-151)', async () => {
    const found = await port().list({ kind: 'category', slug: 'travel' }, 100)
    expect(found.found && found.value).toMatchObject([
      {
        ...{ title: 'About sani', excerpt: 'In short: sani.', quote: 'Slow is fast.', readingMinutes: 1 },
        categories: [label('travel', 'Travel'), label('motorsport', 'Motorsport')],
        tags: [label('hilux', 'Hilux')],
        author: {
          ...label('thandi', 'Thandi Mokoena'),
          role: 'Motoring writer',
          biography: 'Lives in Clarens.',
        },
        ...{ featured: false, publishedAt: '2025-03-04T06:00:00.000Z', picture: { alt: 'The Karoo' } },
      },
    ])
  })

  it('have their text with headings and corrections (C-208)', async () => {
    expect(await port().article('sani')).toMatchObject({
      found: true,
      value: {
        html: expect.stringMatching(
          /^<h2 id="section-up">Up<\/h2><p>See the <a href="[^"]*\/map">map<\/a>.<\/p>/,
        ),
        headings: [{ id: 'section-up', text: 'Up' }],
        corrections: [{ day: '2026-01-12', text: 'It is 2 876 m high.' }],
        correctedAt: '2026-01-11T22:00:00.000Z',
      },
    })
  })

  it('count the articles of a tag and a category that visitors see (V-152, V-323)', async () => {
    expect(await port().tag('hilux')).toMatchObject({ value: { ...label('hilux', 'Hilux'), count: 2 } })
    expect(await port().category('travel')).toMatchObject({ value: { name: 'Travel', count: 1 } })
    expect(await port().author('thandi')).toMatchObject({ value: { name: 'Thandi Mokoena' } })
  })

  it('do not exist under an unknown slug, nor as draft or under embargo (V-157)', async () => {
    for (const slug of ['no-such-slug', 'hidden', 'embargoed'])
      expect(await port().article(slug), slug).toEqual(absent)
    expect(await port().author('nobody')).toEqual(absent)
    expect(await port().category('none')).toEqual(absent)
    expect(await port().tag('none')).toEqual(absent)
  })
})

describe('the served contract', () => {
  const get = (path: string) => fetch(`${served.url}${root}/${path}`)

  it('has the articles in the spelling of the specification (V-151, G-10)', async () => {
    const posts = (await (await get('posts/tc/minimal?category_slug=travel')).json()) as object[]
    expect(posts).toMatchObject([
      {
        ...{ slug: 'sani', post_title: 'About sani', excerpt: 'In short: sani.', quote: 'Slow is fast.' },
        ...{ category: 'Travel,Motorsport', featured_post: false, tc_authors_slug: 'thandi' },
        featuredimg_url: expect.stringMatching(/^https:\/\/www\.example\.co\.za\/art\/.*960\.webp$/),
        full_width_image: expect.stringMatching(/1600\.webp$/),
      },
    ])
    expect(posts[0]).not.toHaveProperty('content')
  })

  it.each(['?per_page=101', '?per_page=0', '?draft=true', '?tag_slug=a&category_slug=b', '?tag_slug=../x'])(
    'refuses the query %s with the reason (V-158, G-4)',
    async (query) => {
      const response = await get(`posts/tc/minimal${query}`)
      expect(response.status).toBe(400)
      expect(await response.json()).toMatchObject({ detail: expect.any(String) })
    },
  )

  it.each(['posts/tc/post/embargoed', 'authors/tc/author/nobody', 'tags/tc/tag/none'])(
    'has no %s (V-157)',
    async (path) => {
      expect((await get(path)).status).toBe(404)
    },
  )

  it('is described', () => {
    expect(openApiDocument(endpoints, '1.0.0')).toMatchObject({
      paths: { [`${root}/posts/tc/minimal`]: { get: {} }, [`${root}/tags/tc/tag/{tag}`]: { get: {} } },
    })
  })
})
