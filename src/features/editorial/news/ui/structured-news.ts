import { shareImage } from '#features/pictures/pictures/server.ts'
import { brand } from '#platform/site/brand.ts'
import type { NewsArticle } from '../news-item.ts'
import { newsPath } from '../rules/news-paths.ts'

/**
 * Returns news as a schema.org NewsArticle.
 *
 * @param siteUrl address of the site, without a slash at the end
 */
export function structuredNews(article: NewsArticle, siteUrl: string): Record<string, unknown> {
  const { slug, title, publishedAt, synopsis, intro, category, picture, corrections } = article
  const url = `${siteUrl}${newsPath(slug)}`
  const publisher = { '@type': 'Organization', name: brand.siteName, url: siteUrl }
  const corrected = corrections
    .map(({ day }) => day)
    .sort()
    .at(-1)
  return {
    '@context': 'https://schema.org',
    '@type': 'NewsArticle',
    ...{ '@id': url, url, mainEntityOfPage: url, headline: title },
    description: synopsis || intro || title,
    datePublished: publishedAt,
    dateModified: corrected ?? publishedAt,
    ...(picture && { image: [new URL(shareImage(picture).url, siteUrl).href] }),
    ...(category && { articleSection: category.name }),
    ...{ author: publisher, publisher, inLanguage: 'en-ZA' },
  }
}
