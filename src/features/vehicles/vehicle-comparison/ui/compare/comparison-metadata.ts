import type { Metadata } from 'next'
import type { ComparisonView } from '#features/vehicles/vehicles/index.ts'
import { comparePath } from '#features/vehicles/vehicles/index.ts'
import { pageTitle } from '#platform/site/page-title.ts'

/** Returns the metadata of a comparison. All comparisons of a range, also a dealer's, share one canonical URL. */
export function comparisonMetadata({ range: { brand, name, slug }, showsPrices }: ComparisonView): Metadata {
  const path = comparePath(slug, [])
  const title = `Compare ${brand} ${name} models`
  const ending = showsPrices ? 'warranty and price' : 'and warranty'
  const description = `Up to four ${brand} ${name} models side by side: engine, figures, safety, comfort, ${ending}.`
  return {
    title: { absolute: pageTitle(title) },
    description,
    alternates: { canonical: path },
    openGraph: { type: 'website', url: path, title, description },
  }
}
