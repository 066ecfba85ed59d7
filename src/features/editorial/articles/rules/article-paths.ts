/** The page of the magazine. */
export const connectPath = '/connect'

/** The feed of the newest articles. */
export const feedPath = '/connect/rss.xml'

/** Returns the path of an article. Source: requirement V-153. */
export const articlePath = (slug: string): string => `/connect/article/${slug}`

/** Returns the path of the articles of an author. Source: requirement V-154. */
export const authorPath = (slug: string): string => `/connect/author/${slug}`

/** Returns the path of the articles of a category. Source: requirement V-155. */
export const categoryPath = (slug: string): string => `/connect/category/${slug}`

/** Returns the path of the articles with a tag. Source: requirement V-156. */
export const tagPath = (slug: string): string => `/connect/tag/${slug}`

/** The pages that the magazine generates. */
export type ArticlePageKind = 'article' | 'author' | 'category' | 'tag'

const pagePattern = /^\/connect\/(?<kind>article|author|category|tag)\/(?<slug>[^/]+)$/

/** Returns which page of the magazine a path is; null for any other path. */
export function articlePageAt(
  path: string,
): { readonly kind: ArticlePageKind; readonly slug: string } | null {
  const { kind, slug } = pagePattern.exec(path)?.groups ?? {}
  return kind && slug ? { kind: kind as ArticlePageKind, slug } : null
}
