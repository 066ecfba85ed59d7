import { type FacetName, facetNames } from './facets.ts'
import { maxSlugLength, slugOf } from './slug.ts'
import {
  defaultRadius,
  defaultSearchSort,
  type RoughPosition,
  type SearchSort,
  type StockSearch,
  searchRadii,
  searchSorts,
} from './stock-search.ts'
import { readTypedNumber } from './typed-number.ts'

export const usedVehiclesPath = '/pre-owned'

/** Longest text of a search, in characters. */
export const maxTextLength = 80

/** Values of one group that are read; further ones are ignored. */
const maxValues = 24

const maxPage = 20_000

/** Names of the numbers in the address, with the largest value that is read. */
const numbers = {
  minPrice: { parameter: 'min-price', max: 100_000_000 },
  maxPrice: { parameter: 'max-price', max: 100_000_000 },
  minYear: { parameter: 'min-year', max: 2999 },
  maxYear: { parameter: 'max-year', max: 2999 },
  minMileage: { parameter: 'min-mileage', max: 10_000_000 },
  maxMileage: { parameter: 'max-mileage', max: 10_000_000 },
  budget: { parameter: 'budget', max: 1_000_000 },
} as const

/** The names of the numbers of a search. */
export type NumberName = keyof typeof numbers

const lists: Readonly<Record<FacetName | 'dealer', string>> = {
  ...{ make: 'make', range: 'range', bodyType: 'body', fuelType: 'fuel', transmissionType: 'transmission' },
  ...{ colour: 'colour', dealer: 'dealer' },
}

const listNames = [...facetNames, 'dealer'] as const
const numberNames = Object.keys(numbers) as NumberName[]

/** The name of a filter in an address and in the form. */
export const parameterOf = (name: FacetName | 'dealer' | NumberName): string =>
  name in lists ? lists[name as FacetName | 'dealer'] : numbers[name as NumberName].parameter

/** Every parameter of the search, in the order in which an address is written. */
export const searchParameters: readonly string[] = [
  'q',
  ...Object.values(lists),
  'certified',
  ...numberNames.map(parameterOf),
  ...['near', 'here', 'radius', 'sort', 'page'],
]

/** What {@link readSearch} reads: `URLSearchParams`, and the read-only ones of Next. */
export type SearchParameters = { getAll(name: string): string[] }

/** Reads a text that a page can show as it is: without control characters, and not cut within a character. */
const text = (value: string | undefined) =>
  [
    ...(value ?? '')
      .toWellFormed()
      .replace(/[\s\p{Cc}]+/gu, ' ')
      .trim(),
  ]
    .slice(0, maxTextLength)
    .join('')
    .trim()

function readValues(parameters: SearchParameters, name: string): string[] {
  const values = parameters
    .getAll(name)
    .flatMap((value) => value.split(',', maxValues))
    .map((value) => slugOf(value.slice(0, 4 * maxSlugLength)))
  return [...new Set(values)].filter(Boolean).slice(0, maxValues)
}

/**
 * Reads a number of the search as a visitor types it, at most the largest that is used.
 *
 * @returns null for an empty text, `invalid` for one that is not a number
 */
export function readNumberOf(name: NumberName, text: string): number | null | 'invalid' {
  const number = readTypedNumber(text)
  return typeof number === 'number' ? Math.min(number, numbers[name].max) : number
}

/** Reads a page from 1; the first for anything else. */
function readPage(value: string | undefined): number {
  const page = /^\d{1,9}$/.test(value ?? '') ? Number(value) : 1
  return Math.min(Math.max(page, 1), maxPage)
}

const twoDecimals = (degrees: number) => Math.round(degrees * 100) / 100

/** Returns a position to two decimals: about a kilometre. */
export const roughPosition = ({ latitude, longitude }: RoughPosition): RoughPosition => ({
  latitude: twoDecimals(latitude) || 0,
  longitude: twoDecimals(longitude) || 0,
})

function readPosition(value: string | undefined): RoughPosition | null {
  const { latitude, longitude } =
    /^(?<latitude>-?\d{1,2}(?:\.\d{1,8})?),(?<longitude>-?\d{1,3}(?:\.\d{1,8})?)$/.exec(value ?? '')
      ?.groups ?? {}
  const position = { latitude: Number(latitude), longitude: Number(longitude) }
  const isValid = Math.abs(position.latitude) <= 90 && Math.abs(position.longitude) <= 180
  return isValid ? roughPosition(position) : null
}

/**
 * Reads a search from the query of an address; anything invalid is ignored. A group may be repeated, as a form sends it,
 * or be one list with commas.
 */
export function readSearch(parameters: SearchParameters): StockSearch {
  const first = (name: string) => parameters.getAll(name)[0]
  const values = Object.fromEntries(
    listNames.map((name) => [name, readValues(parameters, lists[name])]),
  ) as Record<FacetName | 'dealer', string[]>
  const limits = Object.fromEntries(
    numberNames.map((name) => {
      const number = readNumberOf(name, first(numbers[name].parameter) ?? '')
      return [name, number === 'invalid' ? null : number]
    }),
  ) as Record<NumberName, number | null>
  const here = readPosition(first('here'))
  const near = here ? '' : text(first('near'))
  const radius = searchRadii.find((km) => String(km) === first('radius'))
  const sort = searchSorts.find((name) => name === first('sort')) ?? defaultSearchSort
  const hasPlace = here !== null || near !== ''
  return {
    ...values,
    ...limits,
    ...{ near, here, q: text(first('q')) },
    certified: first('certified') === 'yes',
    radius: hasPlace ? (radius ?? defaultRadius) : defaultRadius,
    sort: sort === 'distance' && !hasPlace ? defaultSearchSort : sort,
    page: readPage(first('page')),
  }
}

/** Returns the query of a search, without what is the default. {@link readSearch} is its inverse. */
export function writeSearch(search: StockSearch): URLSearchParams {
  const query = new URLSearchParams()
  const set = (name: string, value: string) => {
    if (value !== '') query.set(name, value)
  }
  set('q', search.q)
  for (const name of listNames) set(lists[name], search[name].join(','))
  if (search.certified) set('certified', 'yes')
  for (const name of numberNames) set(numbers[name].parameter, String(search[name] ?? ''))
  set('near', search.here ? '' : search.near)
  if (search.here) set('here', `${search.here.latitude},${search.here.longitude}`)
  if (search.radius !== defaultRadius) set('radius', String(search.radius))
  if (search.sort !== defaultSearchSort) set('sort', search.sort satisfies SearchSort)
  if (search.page > 1) set('page', String(search.page))
  return query
}

/** Returns the address of a search. Commas stay readable. */
export function searchAddress(search: StockSearch, path: string = usedVehiclesPath): string {
  const query = writeSearch(search).toString().replaceAll('%2C', ',')
  return query === '' ? path : `${path}?${query}`
}
