import type { Metadata } from 'next'
import type { ComparisonView } from '#features/vehicles/index.ts'
import { comparePath } from '#features/vehicles/index.ts'

/** What a comparison says of itself. Whatever is compared, and at whichever dealer, search engines know one page. */
export function comparisonMetadata({ range: { brand, name, slug }, showsPrices }: ComparisonView): Metadata {
  const path = comparePath(slug, [])
  const title = `Compare ${brand} ${name} models`
  const last = showsPrices ? 'warranty and price' : 'and warranty'
  const description = `Up to four ${brand} ${name} models side by side: engine, figures, safety, comfort, ${last}.`
  return {
    title,
    description,
    alternates: { canonical: path },
    openGraph: { type: 'website', url: path, title, description },
  }
}
