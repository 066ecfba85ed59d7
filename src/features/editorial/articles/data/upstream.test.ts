import { describe, expect, it } from 'vitest'
import type { ArticleFilter } from '../article.ts'
import { author, failed, foundIn, post, sourceOf } from './upstream.test-support.ts'

describe('a list of the article service', () => {
  const cases: readonly (readonly [string, ArticleFilter, number, string])[] = [
    [
      'V-316: a category by its id',
      { kind: 'category-id', id: '12' },
      100,
      'posts/tc/minimal?category_id=12',
    ],
    [
      'V-317: a category page',
      { kind: 'category', slug: 'on-the-road' },
      100,
      'posts/tc/minimal?category_slug=on-the-road&per_page=100',
    ],
    ['V-318: chosen articles', { kind: 'related', ids: ['3', '5'] }, 100, 'posts/tc/minimal/related/3,5'],
    [
      'V-319: a tag page',
      { kind: 'tag', slug: 'hilux' },
      100,
      'posts/tc/minimal?tag_slug=hilux&per_page=100',
    ],
    [
      'V-319: related articles',
      { kind: 'tag', slug: 'hilux' },
      5,
      'posts/tc/minimal?tag_slug=hilux&per_page=5',
    ],
    [
      'V-320: a text',
      { kind: 'text', text: 'sani pass & fog' },
      100,
      'posts/tc/minimal?post_filter=sani%20pass%20%26%20fog&per_page=100',
    ],
    ['V-321: the plain grid', { kind: 'all' }, 100, 'posts/tc/minimal?per_page=100'],
    [
      'V-158: more than 100',
      { kind: 'tag', slug: 'hilux' },
      500,
      'posts/tc/minimal?tag_slug=hilux&per_page=100',
    ],
  ]
  it.each(cases)('is requested exactly as specified (%s)', async (_, filter, limit, path) => {
    const { requests, source } = sourceOf({ [path]: [post('a')] })
    expect((await foundIn(source.list(filter, limit))).map(({ slug }) => slug)).toEqual(['a'])
    expect(requests).toEqual([path])
  })

  it('of an author is requested by the id of the author (V-315)', async () => {
    const path = 'posts/tc/minimal?author_id=7&per_page=100'
    const { requests, source } = sourceOf({
      'authors/tc/author/thandi': author('thandi', { id: 7 }),
      [path]: [],
    })
    expect(await source.list({ kind: 'author', slug: 'thandi' }, 100)).toMatchObject({
      found: true,
      value: [],
    })
    expect(requests).toEqual(['authors/tc/author/thandi', path])
  })

  it('of an unknown author is empty, without a request for articles (V-315)', async () => {
    const { requests, source } = sourceOf({})
    expect(await source.list({ kind: 'author', slug: 'nobody' }, 100)).toMatchObject({ value: [] })
    expect(requests).toEqual(['authors/tc/author/nobody'])
  })

  it('has every field of the specification, whatever spelling a switch has (V-151)', async () => {
    const { source } = sourceOf({
      'posts/tc/minimal?per_page=100': [
        post('sani', {
          ...{
            excerpt: '<p>Up &amp; over&hellip;</p>',
            quote: 'Slow is fast.',
            category: 'Travel,Motorsport',
          },
          ...{ featuredimg_url: '/sani.jpg', full_width_image: 'https://cdn.example/sani-wide.jpg' },
          ...{ featured_post: '1', tc_authors_slug: 'thandi' },
        }),
      ],
      'authors/tc/author/thandi': author('thandi', { image: 'https://cdn.example/thandi.jpg' }),
    })
    expect(await foundIn(source.list({ kind: 'all' }, 100))).toEqual([
      {
        ...{ id: 'sani', slug: 'sani', title: 'Title sani', excerpt: 'Up & over…', quote: 'Slow is fast.' },
        categories: [
          { slug: 'travel', name: 'Travel' },
          { slug: 'motorsport', name: 'Motorsport' },
        ],
        ...{ tags: [], featured: true, publishedAt: null, readingMinutes: null },
        picture: expect.objectContaining({ src: 'https://articles.example.co.za/sani.jpg' }),
        author: {
          ...{ slug: 'thandi', name: 'Author thandi', role: null, biography: null },
          picture: expect.objectContaining({ src: 'https://cdn.example/thandi.jpg' }),
        },
      },
    ])
  })

  it('may state nothing but slugs and titles, and no picture that is not on the web', async () => {
    const { source } = sourceOf({
      'posts/tc/minimal?per_page=100': [
        post('a', { featuredimg_url: 'javascript:alert(1)', featured_post: 'no' }),
      ],
    })
    expect(await foundIn(source.list({ kind: 'all' }, 100))).toMatchObject([
      { slug: 'a', excerpt: '', quote: null, categories: [], picture: null, featured: false, author: null },
    ])
  })

  it('gives the other articles when some cannot be read, and logs how many', async () => {
    const list = [null, { slug: 'no title' }, post('../x'), post('a'), post('a', { post_title: 'Again' })]
    const { source, log } = sourceOf({ 'posts/tc/minimal?per_page=100': list })
    expect(await foundIn(source.list({ kind: 'all' }, 100))).toMatchObject([{ slug: 'a', title: 'Title a' }])
    expect(log.warn.mock.calls).toEqual([[{ count: 4 }, 'unreadable articles of the service left out']])
  })

  it.each([
    ['status 500', 500],
    ['something else than a list', { posts: [] }],
    ['a list of nothing readable', [{}, null]],
  ])('fails for %s, which is not an empty list (G-3)', async (_, response) => {
    const { source } = sourceOf({ 'posts/tc/minimal?per_page=100': response })
    expect(await source.list({ kind: 'all' }, 100)).toEqual(failed)
  })

  it('is that of the last hour while the service is down', async () => {
    const responses: Record<string, unknown> = { 'posts/tc/minimal?per_page=100': [post('a')] }
    const { source } = sourceOf(responses)
    await source.list({ kind: 'all' }, 100)
    responses['posts/tc/minimal?per_page=100'] = 503
    expect(await source.list({ kind: 'all' }, 100)).toMatchObject({ found: true, fresh: false })
  })
})
