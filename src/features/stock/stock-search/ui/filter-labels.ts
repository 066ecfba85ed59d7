import { fill } from '#platform/i18n/fill.ts'
import { formatPrice, rand } from '#platform/money.ts'
import type { FoundVehicles } from '../found.ts'
import { type FacetName, facetNames } from '../rules/facets.ts'
import { activeFilters, type FilterName, type StockSearch, withoutFilter } from '../rules/stock-search.ts'
import type { SearchTexts } from '../texts.ts'

const amount = (value: number) => formatPrice(rand(value))
const count = (value: number) => String(value).replace(/\B(?=(\d{3})+$)/g, ' ')

/** Formats a count with a space between thousands. */
export const formatCount = count

/** Returns the word for a number of vehicles: `vehicle` or `vehicles`. */
export const vehicleWord = (number: number, texts: SearchTexts['results']): string =>
  number === 1 ? texts.vehicle : texts.vehicles

type ChosenTexts = SearchTexts['chosen']

/** Returns limits in words: `R 100 000 to R 200 000`, `from 2018`, `up to 60 000 km`. */
function limits(
  min: number | null,
  max: number | null,
  format: (value: number) => string,
  texts: ChosenTexts,
): string {
  if (min !== null && max !== null) return fill(texts.between, { min: format(min), max: format(max) })
  return min === null
    ? fill(texts.atMost, { max: format(max ?? 0) })
    : fill(texts.atLeast, { min: format(min) })
}

function labelOfFilter(
  name: Exclude<FilterName, FacetName | 'dealer'>,
  search: StockSearch,
  texts: ChosenTexts,
): string {
  switch (name) {
    case 'certified':
      return texts.certified
    case 'price':
      return limits(search.minPrice, search.maxPrice, amount, texts)
    case 'year':
      return limits(search.minYear, search.maxYear, String, texts)
    case 'mileage':
      return limits(search.minMileage, search.maxMileage, (km) => `${count(km)} km`, texts)
    case 'budget':
      return fill(texts.budget, { amount: amount(search.budget ?? 0) })
    case 'place':
      return fill(texts.near, { radius: search.radius, place: search.here ? texts.myLocation : search.near })
    case 'q':
      return `“${search.q}”`
  }
}

/** A chosen filter, and the search without it. */
export type ChosenFilter = { readonly key: string; readonly label: string; readonly without: StockSearch }

const isList = (name: FilterName): name is FacetName | 'dealer' =>
  name === 'dealer' || (facetNames as readonly string[]).includes(name)

function labelOfValue(name: FacetName | 'dealer', slug: string, found: FoundVehicles): string {
  if (name === 'dealer') return found.dealers.find((dealer) => dealer.slug === slug)?.name ?? slug
  return found.facets[name].find((option) => option.slug === slug)?.label ?? slug
}

/** Returns the chosen filters in the order of the page; each value of a group is one. */
export function chosenFilters(search: StockSearch, found: FoundVehicles, texts: ChosenTexts): ChosenFilter[] {
  return activeFilters(search).flatMap((name): ChosenFilter[] => {
    if (!isList(name))
      return [{ key: name, label: labelOfFilter(name, search, texts), without: withoutFilter(search, name) }]
    return search[name].map((slug) => ({
      key: `${name} ${slug}`,
      label: labelOfValue(name, slug, found),
      without: { ...search, page: 1, [name]: search[name].filter((value) => value !== slug) },
    }))
  })
}

/** Returns the name of a filter where nothing is found: `Colour: White, Blue`. */
export function describeFilter(
  name: FilterName,
  search: StockSearch,
  found: FoundVehicles,
  texts: ChosenTexts,
): string {
  if (!isList(name)) return labelOfFilter(name, search, texts)
  return search[name].map((slug) => labelOfValue(name, slug, found)).join(', ')
}
