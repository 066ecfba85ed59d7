import type { ArticleSummary } from '#features/editorial/articles/index.ts'
import { articlePath } from '#features/editorial/articles/rules.ts'
import { listArticles } from '#features/editorial/articles/server.ts'
import { cached } from '#platform/cache/cached.ts'
import { caches } from '#platform/cache/caches.ts'
import { cms } from '#platform/process/cms.ts'
import type { FeedItem } from '../feed-item.ts'
import { maxItems } from '../rules/shown-items.ts'
import { storedItems } from './stored-items.ts'

/** What is stored about a feed. */
type StoredFeed =
  | { readonly kind: 'own'; readonly category: string | null }
  /** Items are null until the feed has been fetched. */
  | { readonly kind: 'external'; readonly items: readonly FeedItem[] | null }

function findFeed(id: number): Promise<StoredFeed | null> {
  return cached(caches.articleFeeds, ['article-feed', String(id)], async (): Promise<StoredFeed | null> => {
    const payload = await cms()
    const feed = await payload.findByID({
      collection: 'article-feeds',
      ...{ id, depth: 0, overrideAccess: true, disableErrors: true },
    })
    if (!feed) return null
    return feed.kind === 'own'
      ? { kind: 'own', category: feed.category?.trim() || null }
      : { kind: 'external', items: storedItems(feed.items) }
  })
}

const itemOfArticle = (article: ArticleSummary): FeedItem => ({
  title: article.title,
  link: articlePath(article.slug),
  category: article.categories[0]?.name ?? null,
  publishedAt: article.publishedAt,
  description: article.excerpt,
  picture: article.picture && { kind: 'own', picture: article.picture },
})

/**
 * Returns the newest articles of our own magazine. Errors of the database are thrown.
 *
 * @param category the slug of a category; all articles without one
 * @throws ServiceUnavailable when the service of articles failed.
 */
export async function readOwnFeed(category: string | null): Promise<readonly FeedItem[]> {
  const articles = await listArticles(
    category === null ? { kind: 'all' } : { kind: 'category', slug: category },
    maxItems,
  )
  return articles.map(itemOfArticle)
}

/**
 * Returns the items of a feed: of an external one those of its last good copy; null when there is none yet, or no such
 * feed. Errors of the database are thrown.
 *
 * @throws ServiceUnavailable when the service of articles failed.
 */
export async function readFeedItems(id: number): Promise<readonly FeedItem[] | null> {
  const feed = await findFeed(id)
  if (feed === null) return null
  return feed.kind === 'own' ? readOwnFeed(feed.category) : feed.items
}
