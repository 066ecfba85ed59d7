import type { Metadata } from 'next'
import { shareImage } from '#features/pictures/pictures/server.ts'
import type { RangeView } from '#features/vehicles/vehicles/index.ts'
import { rangePath } from '#features/vehicles/vehicles/index.ts'
import { addressMetadata } from '#platform/i18n/addresses.ts'
import { pageTitle } from '#platform/site/page-title.ts'

/**
 * Returns the metadata of a range page. The canonical URL of a dealer's page is the page on the main site.
 *
 * @param path of the page; default: the page on the main site
 * @param title default: the range's title
 */
export function rangeMetadata(
  { language, range, texts }: RangeView,
  { path = rangePath(range.slug), title = texts.seoTitle.text }: { path?: string; title?: string } = {},
): Metadata {
  const canonical = range.canonicalUrl ?? addressMetadata(rangePath(range.slug), language).canonical
  const description = texts.seoDescription.text
  return {
    title: { absolute: pageTitle(title) },
    description,
    alternates: { ...addressMetadata(path, language), canonical },
    openGraph: {
      type: 'website',
      url: canonical,
      title,
      description,
      images: range.hero ? [shareImage(range.hero, `${range.brand} ${range.name}`)] : [],
    },
  }
}
