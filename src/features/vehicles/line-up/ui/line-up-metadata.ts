import type { Metadata } from 'next'
import { lineUpPath } from '#features/vehicles/vehicles/index.ts'
import { facetNames, isFiltered, type LineUpFilters } from '../rules/line-up-filters.ts'
import { choiceLabel, orderLabels } from './facet-labels.ts'

const description =
  'Every new bakkie, SUV, car and minibus on sale in South Africa, with prices, colours and monthly instalments.'

function titleOf(filters: LineUpFilters, count: number): string {
  const labels = facetNames.flatMap((facet) => {
    const value = filters[facet]
    return value === undefined ? [] : [choiceLabel(facet, value)]
  })
  const order = filters.order ? `, ${orderLabels[filters.order].toLowerCase()}` : ''
  if (labels.length === 0) return `All vehicles${order}`
  return `${labels.join(', ')}: ${count === 1 ? '1 range' : `${count} ranges`}${order}`
}

/**
 * Returns the metadata of the line-up. A filtered or ordered one has the address of all vehicles as its canonical URL and
 * is not indexed. Its title names the choices and the count, because Next announces the title after a navigation.
 */
export function lineUpMetadata(filters: LineUpFilters = {}, count = 0): Metadata {
  const path = lineUpPath()
  const title = titleOf(filters, count)
  return {
    title,
    description,
    alternates: { canonical: path },
    openGraph: { type: 'website', url: path, title, description },
    ...(isFiltered(filters) || filters.order ? { robots: { index: false } } : {}),
  }
}
