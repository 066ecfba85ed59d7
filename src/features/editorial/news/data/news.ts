import { cacheAnswer } from '#platform/cache/cache-response.ts'
import { caches } from '#platform/cache/caches.ts'
import { isReleased, releasedOf } from '#platform/cache/embargo.ts'
import { log } from '#platform/process/log.ts'
import { siteClock } from '#platform/time/site-clock.ts'
import type { NewsArticle, NewsItem } from '../news-item.ts'
import type { NewsQuery } from './port.ts'
import { newsSource } from './source.ts'

const everything: NewsQuery = { category: null, limit: null }

/** What is asked for, with those under embargo. The cache knows nothing of the time. */
async function listCached(query: NewsQuery): Promise<readonly NewsItem[]> {
  const key = [`category ${query.category ?? ''}`, `limit ${query.limit ?? ''}`]
  return (await cacheAnswer(newsSource, caches.news, key, (ask) => ask((port) => port.items(query)))) ?? []
}

/**
 * Returns news that visitors see now, the newest first. Cached. Errors of the database are thrown.
 *
 * @throws ServiceUnavailable when the service failed and there is no response of the last hour.
 */
export async function listNews(query: Partial<NewsQuery> = {}): Promise<readonly NewsItem[]> {
  const asked = { ...everything, ...query }
  return (await releasedOf(await listCached(asked))).slice(0, asked.limit ?? undefined)
}

/** Lists all news, for the site map and the search; empty while they cannot be read, which is logged. */
export async function listNewsOrEmpty(): Promise<readonly NewsItem[]> {
  try {
    const now = siteClock().now()
    // Every page with links reads the site map: none of them expires because of news that will appear.
    return (await listCached(everything)).filter((item) => isReleased(item, now))
  } catch (error) {
    log.error({ reason: String(error) }, 'news missing from the site map')
    return []
  }
}

/**
 * Finds the news at an address; null when there is none, or its moment has not come.
 *
 * @throws ServiceUnavailable as above.
 */
export async function findNews(slug: string): Promise<NewsArticle | null> {
  // Not cached by slug: anybody could fill the cache with invented ones.
  const known = await listCached(everything)
  const [item] = await releasedOf(known.filter((each) => each.slug === slug))
  if (!item) return null
  return cacheAnswer(newsSource, caches.newsArticle, ['article', slug], (ask) =>
    ask((port) => port.article(slug)),
  )
}
