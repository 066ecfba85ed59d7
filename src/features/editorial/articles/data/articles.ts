import { cacheAnswer } from '#platform/cache/cache-response.ts'
import { cached } from '#platform/cache/cached.ts'
import { caches } from '#platform/cache/caches.ts'
import { releasedOf } from '#platform/cache/embargo.ts'
import { cms } from '#platform/process/cms.ts'
import { config } from '#platform/process/config.ts'
import { log } from '#platform/process/log.ts'
import { createServiceSource, ServiceUnavailable } from '#platform/service/source.ts'
import type { Article, ArticleAuthor, ArticleFilter, ArticleSummary, CountedLabel } from '../article.ts'
import { maxArticles } from '../rules/article-grid.ts'
import { localArticles } from './local.ts'
import type { ArticleSource } from './port.ts'
import { readUpcoming } from './upcoming.ts'
import { upstreamArticles } from './upstream.ts'

const source = createServiceSource<ArticleSource>({
  name: 'articles',
  service: () => ({ baseUrl: config().articlesApiUrl }),
  local: () => localArticles(cms),
  upstream: (client, baseUrl) => upstreamArticles(client, { baseUrl, log }),
  unavailable: () =>
    new ServiceUnavailable(
      'The service of articles did not respond. Check ARTICLES_API_URL and the service.',
    ),
})

/**
 * Returns the moment of the last article that appeared by itself, as part of cache keys: when the next one appears, the
 * responses without it are not used any more. Makes the page being rendered expire at that moment.
 */
export async function lastRelease(): Promise<string> {
  if (config().articlesApiUrl) return ''
  const upcoming = await cached(caches.articles, ['articles', 'upcoming'], async () =>
    readUpcoming(await cms()),
  )
  return (await releasedOf(upcoming)).at(-1)?.publishedAt ?? ''
}

/**
 * Returns the articles of a filter, newest first. Cached. Errors of the database are thrown.
 *
 * @param limit at most 100, which is the default
 * @throws ServiceUnavailable when the service failed and there is no response of the last hour.
 */
export async function listArticles(
  filter: ArticleFilter,
  limit: number = maxArticles,
): Promise<readonly ArticleSummary[]> {
  const size = Math.min(limit, maxArticles)
  const key = ['list', JSON.stringify(filter), String(size), await lastRelease()]
  const articles = await cacheAnswer(source, caches.articles, key, (ask) =>
    ask((port) => port.list(filter, size)),
  )
  return articles ?? []
}

/** Finds an article; null when there is none at that address. Cached. @throws like {@link listArticles} */
export async function findArticle(slug: string): Promise<Article | null> {
  const key = ['article', slug, await lastRelease()]
  return cacheAnswer(source, caches.article, key, (ask) => ask((port) => port.article(slug)))
}

/** Finds an author; null when there is none. Cached. @throws like {@link listArticles} */
export function findAuthor(slug: string): Promise<ArticleAuthor | null> {
  return cacheAnswer(source, caches.articles, ['author', slug], (ask) => ask((port) => port.author(slug)))
}

/** Finds a category with the number of its articles; null when there is none. Cached. @throws like {@link listArticles} */
export async function findCategory(slug: string): Promise<CountedLabel | null> {
  const key = ['category', slug, await lastRelease()]
  return cacheAnswer(source, caches.articles, key, (ask) => ask((port) => port.category(slug)))
}

/**
 * Finds a tag with the number of its articles; null when there is none. Cached.
 *
 * Source: requirements V-323 and V-344.
 *
 * @throws like {@link listArticles}
 */
export async function findTag(slug: string): Promise<CountedLabel | null> {
  const key = ['tag', slug, await lastRelease()]
  return cacheAnswer(source, caches.articles, key, (ask) => ask((port) => port.tag(slug)))
}
