import { radiusOptions } from '#features/site/places/rules.ts'
import { normalise } from '#platform/text-search/normalise.ts'

export const finderPath = '/dealers'

/** Cards on a page of the finder. */
export const pageSize = 24

/** Longest text of a search, in characters. */
export const maxSearchLength = 80

/** What an address of the finder contains. */
export type FinderChoices = {
  readonly search: string
  /** The number in the label of the chosen radius; null without one. In kilometres. */
  readonly radius: number | null
  /** From 1. */
  readonly page: number
}

export const noChoices: FinderChoices = { search: '', radius: null, page: 1 }

type Query = Readonly<Record<string, string | undefined>>

/** Reads the query of an address; anything invalid is ignored. 30, which 25 km stands for, counts as 25 km. */
export function parseFinderQuery({ search = '', radius = '', page = '' }: Query): FinderChoices {
  const option = radiusOptions.find(({ label, km }) => [label, km].map(String).includes(radius))
  const number = /^[1-9]\d{0,2}$/.test(page) ? Number(page) : 1
  return { search: search.trim().slice(0, maxSearchLength), radius: option?.label ?? null, page: number }
}

/** Returns the kilometres that a chosen radius searches: 25 km searches 30. Source: decision D-7. */
export function radiusInKm(label: number | null): number | null {
  return radiusOptions.find((option) => option.label === label)?.km ?? null
}

/** Returns the address of the finder with these choices. */
export function finderAddress({ search, radius, page }: FinderChoices, path: string = finderPath): string {
  const query = new URLSearchParams()
  if (search) query.set('search', search)
  if (radius !== null) query.set('radius', String(radius))
  if (page > 1) query.set('page', String(page))
  return query.size > 0 ? `${path}?${query}` : path
}

/** Returns the last segment of a city's address. */
export const citySlug = (city: string): string => normalise(city).replaceAll(' ', '-')

/** Returns the address of the dealers of a province or country, or of one of its cities. */
export function regionAddress(region: string, city?: string): string {
  return [finderPath, region, ...(city === undefined ? [] : [citySlug(city)])].join('/')
}

/** Returns the address of a dealer's site. */
export const dealerAddress = (slug: string): string => `${finderPath}/${slug}`

/** Returns the address of a dealer's home page, the target of Visit Website. Source: requirement D-071. */
export const dealerHomeAddress = (slug: string): string => `${finderPath}/${slug}/home`
