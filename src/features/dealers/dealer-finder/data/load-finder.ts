import { findPlaces, suggestPlaces } from '#features/site/places/index.ts'
import { log } from '#platform/process/log.ts'
import type { FinderDealer, FinderRegion, ListedDealer } from '../finder-dealer.ts'
import { citySlug, type FinderChoices, noChoices, pageSize, radiusInKm } from '../rules/finder-address.ts'
import { circleOf, markersOf, viewOf } from '../rules/map-view.ts'
import type { View } from '../rules/projection.ts'
import {
  type Area,
  type FinderResult,
  type Gazetteer,
  isIn,
  maxSuggestions,
  searchableDealers,
  searchDealers,
} from '../rules/search-dealers.ts'
import type { Town } from '../rules/town-labels.ts'
import { listFinderDealers } from './finder-dealers.ts'
import { mapRegions } from './geography.ts'
import { townsOf } from './towns.ts'

/** The part of the network on a page: all of it, a province or country, or a city. */
export type FinderScope = {
  readonly region: Pick<FinderRegion, 'name' | 'slug' | 'kind'>
  /** Null for all of the region. */
  readonly city: string | null
}

/** A name with the number of its dealers. */
export type Count = { readonly name: string; readonly slug: string; readonly count: number }

/** What a page of the finder shows. */
export type FinderContent = {
  readonly choices: FinderChoices
  readonly scope: FinderScope | null
  readonly result: Omit<FinderResult, 'dealers'>
  /** The cards of this page. */
  readonly listed: readonly ListedDealer[]
  readonly total: number
  /** All dealers of the network. */
  readonly network: readonly FinderDealer[]
  readonly regions: readonly (Count & Pick<FinderRegion, 'kind'>)[]
  /** The cities of the region; empty for all dealers. */
  readonly cities: readonly Count[]
  /** Towns with dealers, those with most first. */
  readonly towns: readonly Town[]
  readonly view: View
}

const gazetteer: Gazetteer = {
  find: (text) => findPlaces(text, 1)[0] ?? null,
  suggest: (text) => suggestPlaces(text, maxSuggestions),
}

const byName = (one: { name: string }, other: { name: string }) => one.name.localeCompare(other.name, 'en')

function regionsOf(dealers: readonly FinderDealer[]): FinderContent['regions'] {
  return [...Map.groupBy(dealers, ({ region }) => region?.slug).values()]
    .flatMap((group) => {
      const region = group[0]?.region
      return region ? [{ name: region.name, slug: region.slug, kind: region.kind, count: group.length }] : []
    })
    .sort(byName)
}

function citiesOf(dealers: readonly FinderDealer[]): Count[] {
  return [...Map.groupBy(dealers, ({ city }) => city && citySlug(city))]
    .flatMap(([slug, group]) => (slug ? [{ slug, name: group[0]?.city ?? slug, count: group.length }] : []))
    .sort(byName)
}

/** Returns the slugs of a scope. */
export const areaOf = ({ region, city }: FinderScope): Area => ({
  region: region.slug,
  city: city && citySlug(city),
})

/**
 * Finds the province or country of an address, and the city in it; null when there are no dealers. Source: decision
 * C-12.
 *
 * @throws DealersUnavailable when the dealer system failed and there is no response of the last hour.
 */
export async function findFinderScope(regionSlug: string, city?: string): Promise<FinderScope | null> {
  const dealers = (await listFinderDealers()).filter(({ region }) => region?.slug === regionSlug)
  const region = dealers[0]?.region
  if (!region) return null
  const scope = { region: { name: region.name, slug: region.slug, kind: region.kind } }
  if (city === undefined) return { ...scope, city: null }
  const found = dealers.find((dealer) => dealer.city !== null && citySlug(dealer.city) === city)
  return found ? { ...scope, city: found.city } : null
}

/**
 * Finds the scope of a region's page like {@link findFinderScope}. While the dealers cannot be read, the scope of a
 * region on the map is unknown (null): its page then says so instead of being missing.
 *
 * @returns null when the address is not a region's.
 */
export async function findRegionPage(
  slug: string,
  city?: string,
): Promise<{ readonly scope: FinderScope | null } | null> {
  try {
    const scope = await findFinderScope(slug, city)
    return scope && { scope }
  } catch (error) {
    log.error({ reason: String(error) }, 'dealers of region unavailable')
    const isRegion = mapRegions().some(({ name, kind }) => kind !== 'neighbour' && citySlug(name) === slug)
    return isRegion ? { scope: null } : null
  }
}

/**
 * Loads a page of the finder.
 *
 * @throws DealersUnavailable when the dealer system failed and there is no response of the last hour.
 */
export async function loadFinder(
  scope: FinderScope | null = null,
  choices: FinderChoices = noChoices,
): Promise<FinderContent> {
  const network = await listFinderDealers()
  const area = scope && areaOf(scope)
  const query = { text: choices.search, radiusKm: radiusInKm(choices.radius), area }
  const { dealers, ...result } = searchDealers(searchableDealers(network), query, gazetteer)
  const listed = dealers.slice((choices.page - 1) * pageSize, choices.page * pageSize)
  const region =
    scope?.city === null ? mapRegions().find(({ name }) => name === scope.region.name) : undefined
  return {
    ...{ choices, scope, result, listed, network },
    total: dealers.length,
    towns: townsOf(network),
    regions: regionsOf(network),
    cities: area ? citiesOf(network.filter((dealer) => isIn(dealer, { ...area, city: null }))) : [],
    view: region?.view ?? viewOf(scope || choices.search ? markersOf(listed) : [], circleOf(result.centre)),
  }
}
