import type { ArticleSummary, CountedLabel, RelatedArticles } from '../article.ts'

/** The number of related articles that are shown. Source: requirement V-248. */
export const maxRelated = 5

/** The articles to ask for, because the list may contain the article itself. Source: requirement V-319. */
export const relatedLimit = maxRelated + 1

/**
 * Returns the articles to show below an article, and the tag whose page has more of them.
 *
 * Source: requirement V-248.
 *
 * @param tag with the number of all its articles; null when it is unknown
 * @param ownSlug of the article itself, which is not among them; null elsewhere
 */
export function relatedOf(
  articles: readonly ArticleSummary[],
  tag: CountedLabel | null,
  ownSlug: string | null,
): RelatedArticles {
  const others = articles.filter(({ slug }) => slug !== ownSlug)
  return {
    articles: others.slice(0, maxRelated),
    moreTag: tag !== null && tag.count > maxRelated ? tag : null,
  }
}
