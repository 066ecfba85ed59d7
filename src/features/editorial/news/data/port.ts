import type { Lookup } from '#platform/service/lookup.ts'
import type { NewsArticle, NewsItem } from '../news-item.ts'

/** Which news are asked for. */
export type NewsQuery = {
  /** Number of the category; null for every category. */
  readonly category: number | null
  /** The number of the newest items; null for all. */
  readonly limit: number | null
}

/**
 * News. A source may also return more items than asked for, and items under embargo, which its readers omit.
 *
 * Failures of an external service are returned as lookups with `failed`; internal errors are thrown.
 */
export type NewsSource = {
  /** The newest first. Source: requirements C-365, C-366 and D-381. */
  items(query: NewsQuery): Promise<Lookup<readonly NewsItem[]>>
  /** One item with its text. */
  article(slug: string): Promise<Lookup<NewsArticle>>
}
