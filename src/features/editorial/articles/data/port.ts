import type { Lookup } from '#platform/service/lookup.ts'
import type { Article, ArticleAuthor, ArticleFilter, ArticleSummary, CountedLabel } from '../article.ts'

/**
 * The articles of the magazine.
 *
 * Failures of an external service are returned as lookups with `failed`; internal errors are thrown.
 */
export type ArticleSource = {
  /**
   * The newest articles of a filter, pinned ones first in the list of all. Source: requirements V-315 to V-321.
   *
   * @param limit at most 100
   */
  list(filter: ArticleFilter, limit: number): Promise<Lookup<readonly ArticleSummary[]>>
  article(slug: string): Promise<Lookup<Article>>
  author(slug: string): Promise<Lookup<ArticleAuthor>>
  category(slug: string): Promise<Lookup<CountedLabel>>
  /** Source: requirement V-323. */
  tag(slug: string): Promise<Lookup<CountedLabel>>
}
