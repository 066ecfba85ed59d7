import type { Metadata } from 'next'
import { lineUpPath } from '#features/vehicles/vehicles/index.ts'
import { facetNames, isFiltered, type LineUpFilters } from '../rules/line-up-filters.ts'
import { choiceLabel } from './facet-labels.ts'

const description =
  'Every new bakkie, SUV, car and minibus on sale in South Africa, with prices, colours and monthly instalments.'

/**
 * Returns the metadata of the line-up. A filtered one has the address of all vehicles as its canonical URL and is not
 * indexed. Its title names the choices and the count, because Next announces the title after a navigation.
 */
export function lineUpMetadata(filters: LineUpFilters = {}, count = 0): Metadata {
  const path = lineUpPath()
  const labels = facetNames.flatMap((facet) => {
    const value = filters[facet]
    return value === undefined ? [] : [choiceLabel(facet, value)]
  })
  const title =
    labels.length === 0
      ? 'All vehicles'
      : `${labels.join(', ')}: ${count === 1 ? '1 range' : `${count} ranges`}`
  return {
    title,
    description,
    alternates: { canonical: path },
    openGraph: { type: 'website', url: path, title, description },
    ...(isFiltered(filters) ? { robots: { index: false } } : {}),
  }
}
