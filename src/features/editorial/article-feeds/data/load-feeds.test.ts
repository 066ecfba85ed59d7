import { afterEach, describe, expect, it, vi } from 'vitest'
import type { ArticleSummary } from '#features/editorial/articles/index.ts'
import type { LayoutBlock } from '#features/site/blocks/index.ts'
import { log } from '#platform/process/log.ts'

const listArticles = vi.hoisted(() => vi.fn())
vi.mock('#features/editorial/articles/server.ts', () => ({ listArticles }))
const { loadFeeds } = await import('./load-feeds.ts')
const { readOwnFeed } = await import('./read-feed.ts')

const article: ArticleSummary = {
  ...{ id: '1', slug: 'long-road', title: 'The long road', excerpt: 'A week in the Karoo.', quote: null },
  ...{ categories: [{ slug: 'on-the-road', name: 'On the road' }], tags: [], picture: null, featured: false },
  ...{ author: null, publishedAt: '2026-11-20T08:00:00.000Z', readingMinutes: 4 },
}
const blocks = [{ id: 'a', blockType: 'feedCards', arrangement: 'row' }] satisfies LayoutBlock[]

afterEach(() => vi.restoreAllMocks())

describe('the feed of our own magazine', () => {
  it('has its newest articles where a section names no feed, as on a fresh installation (C-187, C-188)', async () => {
    listArticles.mockResolvedValue([article])
    expect(await loadFeeds('feedCards')({ blocks })).toEqual({
      state: 'ready',
      data: {
        own: [
          {
            ...{ title: 'The long road', link: '/connect/article/long-road', category: 'On the road' },
            ...{
              publishedAt: '2026-11-20T08:00:00.000Z',
              description: 'A week in the Karoo.',
              picture: null,
            },
          },
        ],
      },
    })
  })

  it('has the articles of its category only (C-370)', async () => {
    listArticles.mockResolvedValue([])
    await readOwnFeed('on-the-road')
    expect(listArticles).toHaveBeenLastCalledWith({ kind: 'category', slug: 'on-the-road' }, 50)
  })

  it('fails as a section when the articles cannot be read, and is not empty (G-3)', async () => {
    vi.spyOn(log, 'error').mockReturnValue()
    listArticles.mockRejectedValue(new Error('no connection'))
    expect(await loadFeeds('feedCards')({ blocks })).toEqual({ state: 'failed' })
  })
})
