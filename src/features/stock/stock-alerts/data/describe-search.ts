import { bodyTypeLabels, colourGroups } from '#features/stock/stock/index.ts'
import type { StockSearch } from '#features/stock/stock-search/rules.ts'
import { formatPrice, rand } from '#platform/money.ts'
import { formatWholeNumber } from '#platform/site/whole-number.ts'

/** Labels that a slug does not spell out: `suv`, `silver-grey`. */
const labelBySlug = new Map(
  [...bodyTypeLabels, ...colourGroups].map((label) => [
    label.toLowerCase().replace(/[^a-z0-9]+/g, '-'),
    label,
  ]),
)

/** Abbreviations such as `bmw` are at most this long. */
const maxAbbreviation = 3

const word = (text: string) =>
  text.length <= maxAbbreviation ? text.toUpperCase() : text.charAt(0).toUpperCase() + text.slice(1)

const labelOf = (slug: string) => labelBySlug.get(slug) ?? slug.split('-').map(word).join(' ')

function between(min: number | null, max: number | null, format: (value: number) => string): string {
  if (min !== null && max !== null) return `${format(min)} to ${format(max)}`
  if (min !== null) return `from ${format(min)}`
  return max === null ? '' : `up to ${format(max)}`
}

const inRand = (amount: number) => formatPrice(rand(amount))
const inKilometres = (distance: number) => `${formatWholeNumber(distance)} km`

function placeOf({ near, here, radius }: StockSearch): string {
  if (here !== null) return `within ${radius} km of your position`
  return near === '' ? '' : `within ${radius} km of ${near}`
}

/**
 * Describes the filters of a search in words, for mails and the page of alerts: `Toyota Hilux, Double Cab, up to
 * R 300 000`. Contains no filter that the search does not have.
 */
export function describeSearch(search: StockSearch): string {
  const list = (slugs: readonly string[]) => slugs.map(labelOf).join(' or ')
  return [
    [list(search.make), list(search.range)].filter(Boolean).join(' '),
    list(search.bodyType),
    list(search.fuelType),
    list(search.transmissionType),
    list(search.colour),
    list(search.dealer),
    search.certified ? 'certified' : '',
    between(search.minPrice, search.maxPrice, inRand),
    search.budget === null ? '' : `up to ${inRand(search.budget)} a month`,
    between(search.minYear, search.maxYear, String),
    between(search.minMileage, search.maxMileage, inKilometres),
    placeOf(search),
    search.q === '' ? '' : `“${search.q}”`,
  ]
    .filter(Boolean)
    .join(', ')
}
