import type { Metadata } from 'next'
import { comparePath } from '#features/vehicles/vehicles/index.ts'
import type { ModelComparison } from '../../data/model-comparison.ts'

/**
 * Returns the metadata of a comparison of models of any range. All of them, also a dealer's, share one canonical URL, and
 * only the page without models is indexed. English only.
 */
export function acrossRangesMetadata({ models, showsPrices }: ModelComparison): Metadata {
  const path = comparePath(null, [])
  const names = models.map(({ name }) => name).join(', ')
  const title = models.length > 1 ? `Compare ${names}` : 'Compare vehicles'
  const costs = showsPrices ? 'price, monthly instalment, ' : ''
  const description = `Up to four models of any range side by side: ${costs}engine, consumption, seats, boot, size and warranty.`
  return {
    title,
    description,
    alternates: { canonical: path },
    openGraph: { type: 'website', url: path, title, description },
    ...(models.length > 0 ? { robots: { index: false } } : {}),
  }
}
