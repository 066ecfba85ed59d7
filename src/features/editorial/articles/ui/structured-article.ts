import { shareImage } from '#features/pictures/pictures/server.ts'
import { brand } from '#platform/site/brand.ts'
import type { Article } from '../article.ts'
import { articlePath, authorPath } from '../rules/article-paths.ts'

/**
 * Returns an article as a schema.org Article.
 *
 * @param siteUrl address of the site, without a slash at the end
 */
export function structuredArticle(article: Article, siteUrl: string): Record<string, unknown> {
  const { slug, title, excerpt, author, publishedAt, correctedAt, picture, categories, tags } = article
  const url = `${siteUrl}${articlePath(slug)}`
  const publisher = { '@type': 'Organization', name: brand.siteName, url: siteUrl }
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    ...{ '@id': url, url, mainEntityOfPage: url, headline: title },
    ...(excerpt && { description: excerpt }),
    ...(publishedAt && { datePublished: publishedAt, dateModified: correctedAt ?? publishedAt }),
    ...(picture && { image: [new URL(shareImage(picture).url, siteUrl).href] }),
    ...(categories.length > 0 && { articleSection: categories.map(({ name }) => name) }),
    ...(tags.length > 0 && { keywords: tags.map(({ name }) => name).join(', ') }),
    author: author
      ? { '@type': 'Person', name: author.name, url: `${siteUrl}${authorPath(author.slug)}` }
      : publisher,
    ...{ publisher, inLanguage: 'en-ZA' },
  }
}
