import type { Article, RelatedArticles } from '../article.ts'
import { maxRelated, relatedLimit, relatedOf } from '../rules/related.ts'
import { findTag, listArticles } from './articles.ts'

/**
 * Returns the articles with a tag, for a section of a page, and the tag when it has more.
 *
 * Source: requirements V-248, V-319 and V-323.
 *
 * @throws ServiceUnavailable when the articles or the tag could not be read.
 */
export async function relatedToTag(slug: string): Promise<RelatedArticles> {
  const [articles, tag] = await Promise.all([listArticles({ kind: 'tag', slug }, maxRelated), findTag(slug)])
  return relatedOf(articles, tag, null)
}

/**
 * Returns the articles that share the first tag of an article, without itself; none without tags.
 *
 * @throws ServiceUnavailable when the articles or the tag could not be read.
 */
export async function relatedArticles({
  slug,
  tags,
}: Pick<Article, 'slug' | 'tags'>): Promise<RelatedArticles> {
  const [first] = tags
  if (!first) return { articles: [], moreTag: null }
  const [articles, tag] = await Promise.all([
    listArticles({ kind: 'tag', slug: first.slug }, relatedLimit),
    findTag(first.slug),
  ])
  return relatedOf(articles, tag, slug)
}
