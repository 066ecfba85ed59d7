import {
  type Coordinates,
  defaultRadiiKm,
  distanceKm,
  findNearby,
  noDealerRadiusKm,
} from '#features/site/places/rules.ts'
import { normalise } from '#platform/text-search/normalise.ts'
import { searchText } from '#platform/text-search/search-text.ts'
import { createTextIndex, type TextIndex } from '#platform/text-search/text-index.ts'
import type { FinderDealer, ListedDealer } from '../finder-dealer.ts'
import { citySlug } from './finder-address.ts'

/** Returns whether every word of a text is the beginning of a word in the fields, as typed. */
function hasWords(fields: readonly (string | null | undefined)[], text: string): boolean {
  const known = fields.flatMap((field) => (field ? normalise(field).split(' ') : []))
  return normalise(text)
    .split(' ')
    .every((word) => known.some((candidate) => candidate.startsWith(word)))
}

/** The point around which a search looks. */
export type SearchCentre = Coordinates & {
  /** Name of the place; null for the visitor's position. */
  readonly name: string | null
  /** In kilometres. */
  readonly radiusKm: number
  /** Whether the text names the place only approximately: “pretora”. */
  readonly isGuess?: boolean
}

export type FinderQuery = {
  readonly text: string
  /** The chosen radius in kilometres; null while none is chosen. */
  readonly radiusKm: number | null
  /** The visitor's position, and the radius around it while none is chosen, in kilometres. */
  readonly position?: (Coordinates & { readonly radiusKm: number }) | null
  /** Restricts the list without text and position to a province or country, or to a city in it; slugs. */
  readonly area?: Area | null
}

/** The slugs of a province or country, and of a city in it; null for all of the region. */
export type Area = { readonly region: string; readonly city: string | null }

export type FinderResult = {
  readonly dealers: readonly ListedDealer[]
  /** How many of them are within the radius of the centre; they come first. */
  readonly nearby: number
  /** Null when the search has no centre: no place was found, and the position is unknown. */
  readonly centre: SearchCentre | null
  /** The nearest dealer when none is within the radius. */
  readonly nearest: ListedDealer | null
  /** Whether there is a centre without a dealer within 40 km. Source: requirement D-282. */
  readonly isFarFromAll: boolean
  /** Names of places that look like a text for which nothing was found. */
  readonly suggestions: readonly string[]
}

/** A place of the gazetteer, with what a search needs of it. */
export type FoundPlace = Coordinates & {
  readonly name: string
  readonly aliases: readonly string[]
  readonly region: string
  readonly city: string | null
}

/** What a search needs of the table of places. */
export type Gazetteer = {
  /** Returns the best place for a text. */
  readonly find: (text: string) => FoundPlace | null
  /** Returns names of places that look like a text, the most alike first. */
  readonly suggest: (text: string) => readonly string[]
}

/** The most suggestions for a text for which nothing was found. */
export const maxSuggestions = 3

/** Dealers with the index of their texts. */
export type SearchableDealers = {
  readonly dealers: readonly FinderDealer[]
  readonly index: TextIndex<FinderDealer>
}

/** Prepares dealers for searches by name, suburb, city and province or country. Source: requirement D-269. */
export function searchableDealers(dealers: readonly FinderDealer[]): SearchableDealers {
  const fieldsOf = ({ name, suburb, city, region }: FinderDealer) =>
    [name, suburb, city, region?.name].map((field) => (field ? [field] : []))
  return { dealers, index: createTextIndex(dealers, fieldsOf) }
}

/** Returns whether a dealer is in a province or country, or in a city of it. */
export const isIn = ({ region, city }: FinderDealer, area: Area): boolean =>
  region?.slug === area.region && (area.city === null || (city !== null && citySlug(city) === area.city))

const coordinatesOf = ({ coordinates }: FinderDealer) => coordinates

const withoutDistance = (dealers: readonly FinderDealer[]): ListedDealer[] =>
  dealers.map((dealer) => ({ dealer, km: null }))

const withDistance = (dealers: readonly FinderDealer[], from: Coordinates | null): ListedDealer[] =>
  dealers.map((dealer) => ({
    dealer,
    km: from && dealer.coordinates ? distanceKm(from, dealer.coordinates) : null,
  }))

const withoutCentre = {
  ...{ nearby: 0, centre: null, nearest: null, isFarFromAll: false },
  suggestions: [],
} as const

const namesOf = ({ name, aliases, city, region }: FoundPlace) => [name, ...aliases, city ?? '', region]

/** Fewer letters name too many places. */
const minPlaceLength = 3

/**
 * Returns the place that a text names; null when the text names a province, or when the place was only guessed although a
 * dealer matches the text as typed.
 */
function placeOf(
  text: string,
  matches: readonly FinderDealer[],
  findPlace: (text: string) => FoundPlace | null,
): FoundPlace | null {
  const place = normalise(text).length < minPlaceLength ? null : findPlace(text)
  if (!place) return null
  const { name, aliases, city, region } = place
  const names = [name, ...aliases]
  const surroundings = [city ?? '', region]
  if (hasWords(surroundings, text)) return null
  if (hasWords(namesOf(place), text)) return place
  if (
    matches.some((dealer) => hasWords([dealer.name, dealer.suburb, dealer.city, dealer.region?.name], text))
  )
    return null
  // A misspelled province matches every place in it; only a misspelled name is a place.
  return searchText(
    createTextIndex([place], () => [names]),
    text,
    1,
  ).length > 0
    ? place
    : null
}

function around(
  { dealers }: SearchableDealers,
  centre: SearchCentre,
  others: readonly FinderDealer[] = [],
): FinderResult {
  const within = (radiusKm: number) =>
    findNearby(dealers, coordinatesOf, centre, radiusKm).map(({ value, km }) => ({ dealer: value, km }))
  const near = within(centre.radiusKm)
  const isNear = new Set(near.map(({ dealer }) => dealer))
  const further = withDistance(
    others.filter((dealer) => !isNear.has(dealer)),
    centre,
  )
  const found = [...near, ...further]
  const nearest = near[0] ?? within(Number.POSITIVE_INFINITY)[0] ?? null
  return {
    dealers: found,
    nearby: near.length,
    centre,
    nearest: found.length === 0 ? nearest : null,
    isFarFromAll: (nearest?.km ?? Number.POSITIVE_INFINITY) > noDealerRadiusKm,
    suggestions: [],
  }
}

/**
 * Finds dealers by text, around the place it names, or around the visitor.
 *
 * A text finds the dealers whose name, suburb, city or province it matches. If it names a place, the dealers within the
 * radius of it are listed, nearest first, then those found by their name or province; a chosen radius leaves these out.
 * Without text and position, all dealers of the area are listed.
 *
 * Source: requirements D-269, D-270, D-281 to D-284 and D-382; decision D-7.
 */
export function searchDealers(
  searchable: SearchableDealers,
  { text, radiusKm, position = null, area = null }: FinderQuery,
  gazetteer: Gazetteer,
): FinderResult {
  if (normalise(text) === '') {
    if (position)
      return around(searchable, { ...position, name: null, radiusKm: radiusKm ?? position.radiusKm })
    const inArea = area ? searchable.dealers.filter((dealer) => isIn(dealer, area)) : searchable.dealers
    return { dealers: withoutDistance(inArea), ...withoutCentre }
  }
  const matches = searchText(searchable.index, text, searchable.dealers.length)
  const place = placeOf(text, matches, gazetteer.find)
  if (!place) {
    const suggestions = matches.length > 0 ? [] : gazetteer.suggest(text)
    return { dealers: withDistance(matches, position), ...withoutCentre, suggestions }
  }
  const { name, latitude, longitude } = place
  const isGuess = !hasWords(namesOf(place), text)
  const centre = { name, latitude, longitude, radiusKm: radiusKm ?? defaultRadiiKm.byText, isGuess }
  const isAboutDealer = ({ name: dealerName, region, coordinates }: FinderDealer) =>
    hasWords([dealerName], text) || hasWords([region?.name], text) || coordinates === null
  return around(searchable, centre, radiusKm === null ? matches.filter(isAboutDealer) : [])
}
