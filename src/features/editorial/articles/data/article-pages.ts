import type { Live } from '#features/site/blocks/index.ts'
import { readLive } from '#features/site/blocks/server.ts'
import { shortenRevalidation } from '#platform/cache/short-revalidation.ts'
import type { Article, ArticleAuthor, RelatedArticles } from '../article.ts'
import type { ArticleCard, CardList } from '../article-card.ts'
import { authorPath, categoryPath, tagPath } from '../rules/article-paths.ts'
import { findArticle, findAuthor, findCategory, findTag, listArticles } from './articles.ts'
import { cardOf } from './card-of-article.ts'
import { relatedCards } from './load-articles.ts'
import { relatedArticles, relatedToTag } from './related-articles.ts'

/** An article, and the related ones below it. */
export type FoundArticle = { readonly article: Article; readonly related: Live<CardList> }

/** Reads related articles. A failure is logged, and the page around them gets short revalidation. */
async function readRelated(read: () => Promise<RelatedArticles>): Promise<Live<CardList>> {
  const live = await readLive<CardList>('relatedArticles', async () => {
    const related = await read()
    return related.articles.length === 0 ? null : relatedCards(related)
  })
  if (live.state === 'failed') await shortenRevalidation()
  return live
}

/**
 * Finds the page of an article; null when there is none. The page survives a failure of its related articles.
 *
 * Source: requirements V-153, V-157, V-248 and V-344.
 *
 * @throws ServiceUnavailable when the article could not be read.
 */
export async function findArticlePage(slug: string): Promise<FoundArticle | null> {
  const article = await findArticle(slug)
  return article && { article, related: await readRelated(() => relatedArticles(article)) }
}

/** Loads the articles about a range, whose tag has the slug of the range. Source: requirement V-248. */
export const loadArticlesAbout = (tag: string): Promise<Live<CardList>> =>
  readRelated(() => relatedToTag(tag))

/** The articles of an author, a category or a tag. JSON-serialisable. */
export type ArticleListing = {
  readonly kind: 'author' | 'category' | 'tag'
  readonly path: string
  readonly name: string
  /** Null for a category or a tag. */
  readonly author: ArticleAuthor | null
  readonly cards: readonly ArticleCard[]
}

const pathOf = { author: authorPath, category: categoryPath, tag: tagPath } as const

const finders = {
  author: findAuthor,
  category: findCategory,
  tag: findTag,
} as const

/**
 * Finds the page of an author, a category or a tag with its articles; null when there is none.
 *
 * Source: requirements V-154 to V-157.
 *
 * @throws ServiceUnavailable when it could not be read.
 */
export async function findListing(
  kind: ArticleListing['kind'],
  slug: string,
): Promise<ArticleListing | null> {
  const found = await finders[kind](slug)
  if (found === null) return null
  const articles = await listArticles({ kind, slug })
  return {
    ...{ kind, path: pathOf[kind](slug), name: found.name },
    author: kind === 'author' ? (found as ArticleAuthor) : null,
    cards: articles.map(cardOf),
  }
}
