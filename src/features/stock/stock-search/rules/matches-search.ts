import { type Coordinates, distanceKm } from '#features/site/places/rules.ts'
import type { UsedVehicle } from '#features/stock/stock/index.ts'
import { colourGroup } from '#features/stock/stock/rules.ts'
import { type Cents, rand } from '#platform/money.ts'
import { type BudgetSettings, priceForBudget } from './budget.ts'
import { type FacetName, facetLabel, facetNames } from './facets.ts'
import { hasWord, searchable, searchWords } from './search-words.ts'
import { slugOf } from './slug.ts'
import type { FilterName, StockSearch } from './stock-search.ts'

/** What a search depends on besides the vehicles. */
export type SearchContext = {
  /** Returns the centre of a place; null when the gazetteer has none of that name. */
  readonly findPlace: (text: string) => Coordinates | null
  /** The calculator of used vehicles. */
  readonly finance: BudgetSettings
}

/** Certifications that count as certified. Source: requirement D-103. */
export const isCertified = (certification: string): boolean =>
  ['twab', 'twa1'].includes(certification.trim().toLowerCase())

/** Returns the centre of a search; null without one, and for a place that is unknown. */
export const centreOf = (
  { here, near }: Pick<StockSearch, 'here' | 'near'>,
  { findPlace }: Pick<SearchContext, 'findPlace'>,
): Coordinates | null => here ?? (near ? findPlace(near) : null)

/** Returns the highest price within the budget of a search; null without one. */
export const budgetPriceOf = (
  { budget }: Pick<StockSearch, 'budget'>,
  { finance }: Pick<SearchContext, 'finance'>,
): Cents | null => (budget === null ? null : priceForBudget(budget, finance))

/** Returns whether a number is within limits; an unknown number is in none. */
const isWithin = (value: number | null, min: number | null, max: number | null) =>
  (min === null && max === null) ||
  (value !== null && (min === null || value >= min) && (max === null || value <= max))

const inCents = (amount: number | null) => (amount === null ? null : rand(amount))

const hasFacet = (search: StockSearch, vehicle: UsedVehicle, facet: FacetName) =>
  search[facet].length === 0 || search[facet].includes(slugOf(facetLabel(facet, vehicle[facet])))

function isNearby(search: StockSearch, { dealer }: UsedVehicle, context: SearchContext): boolean {
  const centre = centreOf(search, context)
  if (centre === null) return true
  return dealer.coordinates !== null && distanceKm(centre, dealer.coordinates) <= search.radius
}

function hasWords({ q }: StockSearch, { make, range, model, year, colour }: UsedVehicle): boolean {
  const text = searchable(make, range, model, year, colour, colourGroup(colour))
  return searchWords(q).every((word) => hasWord(text, word))
}

const rules: Readonly<
  Record<
    Exclude<FilterName, FacetName>,
    (search: StockSearch, vehicle: UsedVehicle, context: SearchContext) => boolean
  >
> = {
  dealer: ({ dealer }, vehicle) => dealer.length === 0 || dealer.includes(vehicle.dealer.slug),
  certified: ({ certified }, vehicle) => !certified || isCertified(vehicle.certification),
  price: ({ minPrice, maxPrice }, { price }) => isWithin(price, inCents(minPrice), inCents(maxPrice)),
  budget: (search, { price }, context) => isWithin(price, null, budgetPriceOf(search, context)),
  year: ({ minYear, maxYear }, { year }) => isWithin(year, minYear, maxYear),
  mileage: ({ minMileage, maxMileage }, { mileage }) => isWithin(mileage, minMileage, maxMileage),
  place: isNearby,
  q: hasWords,
}

/**
 * Returns whether a vehicle is one that a search finds. Prices in Namibian dollars count one to one. A place that the
 * gazetteer does not know filters nothing.
 *
 * Source: requirement D-412.
 */
export function matchesSearch(search: StockSearch, vehicle: UsedVehicle, context: SearchContext): boolean {
  return (
    facetNames.every((facet) => hasFacet(search, vehicle, facet)) &&
    Object.values(rules).every((rule) => rule(search, vehicle, context))
  )
}
