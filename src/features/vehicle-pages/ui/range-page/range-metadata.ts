import type { Metadata } from 'next'
import { shareImage } from '#features/pictures/server.ts'
import type { RangeView } from '#features/vehicles/index.ts'
import { rangePath } from '#features/vehicles/index.ts'
import { addressMetadata } from '#platform/i18n/addresses.ts'

/**
 * What the page of a range says of itself to search engines and where it is shared. A dealer's says that the maker's
 * own is meant.
 *
 * @param path of the page, where it is a dealer's
 * @param title in place of the range's own
 */
export function rangeMetadata(
  { language, range, texts }: RangeView,
  { path = rangePath(range.slug), title = texts.seoTitle.text }: { path?: string; title?: string } = {},
): Metadata {
  const canonical = range.canonicalUrl ?? addressMetadata(rangePath(range.slug), language).canonical
  const description = texts.seoDescription.text
  return {
    title: { absolute: title },
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
