import type { ArticleFilter } from '../article.ts'
import { maxArticles } from '../rules/article-grid.ts'

const posts = 'posts/tc/minimal'
const perPage = `per_page=${maxArticles}`

/** A filter whose author is known by the id of the service. */
export type ResolvedFilter =
  | Exclude<ArticleFilter, { readonly kind: 'author' | 'category' | 'tag' }>
  | { readonly kind: 'category' | 'tag'; readonly slug: string }
  | { readonly kind: 'author-id'; readonly id: string }

/**
 * Returns the request for the articles of a filter, exactly as specified.
 *
 * Source: requirements V-158 and V-315 to V-321.
 *
 * @param limit of a list by tag, at most 100; other lists are requested whole
 */
export function postsPath(filter: ResolvedFilter, limit: number): string {
  switch (filter.kind) {
    case 'all':
      return `${posts}?${perPage}`
    case 'author-id':
      return `${posts}?author_id=${encodeURIComponent(filter.id)}&${perPage}`
    case 'category-id':
      return `${posts}?category_id=${encodeURIComponent(filter.id)}`
    case 'category':
      return `${posts}?category_slug=${encodeURIComponent(filter.slug)}&${perPage}`
    case 'tag':
      return `${posts}?tag_slug=${encodeURIComponent(filter.slug)}&per_page=${Math.min(limit, maxArticles)}`
    case 'related':
      return `${posts}/related/${filter.ids.map(encodeURIComponent).join(',')}`
    case 'text':
      return `${posts}?post_filter=${encodeURIComponent(filter.text)}&${perPage}`
  }
}

/** Returns the request for an author. Source: requirement V-322. */
export const authorRequest = (slug: string): string => `authors/tc/author/${encodeURIComponent(slug)}`

/** Returns the request for a tag. Source: requirement V-323. */
export const tagRequest = (slug: string): string => `tags/tc/tag/${encodeURIComponent(slug)}`

/** Returns the request for the text of an article, which the specification lacks. */
export const postRequest = (slug: string): string => `posts/tc/post/${encodeURIComponent(slug)}`
