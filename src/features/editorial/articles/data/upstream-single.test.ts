import { describe, expect, it } from 'vitest'
import { createServiceSource, ServiceUnavailable } from '#platform/service/source.ts'
import type { ArticleSource } from './port.ts'
import { author, failed, foundIn, post, sourceOf } from './upstream.test-support.ts'

describe('the authors of a list', () => {
  const list = 'posts/tc/minimal?per_page=100'

  it('are requested once each, and never for an article without one (V-322)', async () => {
    const posts = [post('a', { tc_authors_slug: 'x' }), post('b'), post('c', { tc_authors_slug: 'x' })]
    const { requests, source } = sourceOf({ [list]: posts, 'authors/tc/author/x': author('x') })
    const articles = await foundIn(source.list({ kind: 'all' }, 100))
    expect(articles.map((article) => article.author?.name ?? null)).toEqual(['Author x', null, 'Author x'])
    expect(requests).toEqual([list, 'authors/tc/author/x'])
  })

  it.each([
    ['fails', 500, false],
    ['does not know them', 404, true],
  ])('are left out when their request %s, and the articles stay (V-322)', async (_, status, fresh) => {
    const posts = [post('a', { tc_authors_slug: 'x' }), post('b', { tc_authors_slug: 'y' })]
    const { source } = sourceOf({
      [list]: posts,
      'authors/tc/author/x': status,
      'authors/tc/author/y': author('y'),
    })
    const found = await source.list({ kind: 'all' }, 100)
    expect(found).toMatchObject({ fresh, value: [{ author: null }, { author: { name: 'Author y' } }] })
  })
})

describe('a tag of the article service', () => {
  const path = 'tags/tc/tag/hilux'

  it('needs a slug and a count only (V-152, V-323)', async () => {
    const { requests, source } = sourceOf({ [path]: { slug: 'hilux', count: 6 } })
    expect(await foundIn(source.tag('hilux'))).toEqual({ slug: 'hilux', name: 'Hilux', count: 6 })
    expect(requests).toEqual([path])
  })

  it('rejects its reader when the response is not OK (V-344)', async () => {
    const { source } = sourceOf({ [path]: 500 })
    const reader = createServiceSource<ArticleSource>({
      ...{ name: 'articles', service: () => ({ baseUrl: undefined }), local: () => source },
      upstream: () => source,
      unavailable: () => new ServiceUnavailable('down'),
    })
    await expect(reader.ask((port) => port.tag('hilux'))).rejects.toThrow(ServiceUnavailable)
  })

  it('does not exist when the service says so, or when no address can carry it (V-157)', async () => {
    const { requests, source } = sourceOf({})
    expect(await source.tag('none')).toEqual({ found: false, failed: false })
    expect(await source.tag('..')).toEqual({ found: false, failed: false })
    expect(requests).toEqual(['tags/tc/tag/none'])
  })
})

describe('a category of the article service', () => {
  const path = 'posts/tc/minimal?category_slug=on-the-road&per_page=100'

  it('has the name that its articles state (V-155)', async () => {
    const { source } = sourceOf({ [path]: [post('a', { category: 'Travel,On The Road' }), post('b')] })
    expect(await foundIn(source.category('on-the-road'))).toEqual({
      slug: 'on-the-road',
      name: 'On The Road',
      count: 2,
    })
  })

  it('does not exist without articles (V-157)', async () => {
    const { source } = sourceOf({ [path]: [] })
    expect(await source.category('on-the-road')).toEqual({ found: false, failed: false })
  })
})

describe('the text of an article', () => {
  it('is safe HTML with ids for a table of contents (C-208)', async () => {
    const content = '<h1>Start</h1><p onclick="x()">Go <script>alert(1)</script><a href="/map">there</a></p>'
    const full = {
      ...post('sani'),
      content,
      corrections: [{ day: '2026-01-12', text: 'It is 2 876 m high.' }],
    }
    const { source } = sourceOf({ 'posts/tc/post/sani': full })
    expect(await foundIn(source.article('sani'))).toMatchObject({
      html: '<h2 id="section-start">Start</h2><p>Go <a href="https://articles.example.co.za/map">there</a></p>',
      ...{ headings: [{ id: 'section-start', text: 'Start' }], readingMinutes: 1 },
      ...{ corrections: full.corrections, correctedAt: '2026-01-11T22:00:00.000Z' },
    })
  })

  it('does not exist for an unknown slug, and fails when the service does (V-157)', async () => {
    const { source } = sourceOf({ 'posts/tc/post/down': 500 })
    expect(await source.article('none')).toEqual({ found: false, failed: false })
    expect(await source.article('down')).toEqual(failed)
  })
})
