import type { Metadata } from 'next'
import { fill } from '#platform/i18n/fill.ts'
import { searchAddress, usedVehiclesPath } from '../rules/search-query.ts'
import { activeFilters, emptySearch, type StockSearch } from '../rules/stock-search.ts'
import { stockSearchTexts } from '../texts.ts'

/** Returns the only make of a search that has no other filter; null for another search. */
function onlyMake(search: StockSearch): string | null {
  const [make, ...others] = search.make
  return make !== undefined && others.length === 0 && activeFilters(search).length === 1 ? make : null
}

const nameOf = (slug: string) =>
  slug.length <= 3
    ? slug.toUpperCase()
    : slug.replaceAll(/(^|-)(\p{L})/gu, (_, dash, letter) => (dash ? '-' : '') + letter.toUpperCase())

/** Returns the metadata of the search. Only all vehicles, and those of one make, are indexed. */
export function searchMetadata(search: StockSearch = emptySearch, label?: string): Metadata {
  const make = onlyMake(search)
  const isIndexed = make === null ? activeFilters(search).length === 0 : label !== undefined
  const canonical = make && label ? searchAddress({ ...emptySearch, make: [make] }) : usedVehiclesPath
  const { results, startingPoints } = stockSearchTexts('en')
  const name = make && { make: label ?? nameOf(make) }
  const title = name ? fill(results.headingOfMake, name) : results.heading
  const description = name ? fill(startingPoints.descriptionOfMake, name) : startingPoints.description
  return {
    ...{ title, description },
    alternates: { canonical },
    openGraph: { type: 'website', url: canonical, title, description },
    ...(isIndexed && search.page === 1 && search.sort === emptySearch.sort
      ? {}
      : { robots: { index: false } }),
  }
}
