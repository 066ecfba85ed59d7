import type { Dealer, Region } from '#features/dealers/dealers/index.ts'
import { findDealer, holidaysAround, listDealersAs } from '#features/dealers/dealers/server.ts'
import { siteClock } from '#platform/time/site-clock.ts'
import type { FinderDealer, FinderRegion } from '../finder-dealer.ts'
import { type DealerList, readDealerList, writeDealerList } from '../wire/dealer-list.ts'

/** Days ahead for which a browser may need to know the holidays: a cached page, and the next opening. */
const daysAhead = 60

const dayMs = 24 * 60 * 60 * 1000

/** Returns the days from yesterday on, for the next weeks. */
function daysSoon(days: readonly string[]): readonly string[] {
  const now = siteClock().now().getTime()
  const [first = '', last = ''] = [now - dayMs, now + daysAhead * dayMs].map((moment) =>
    new Date(moment).toISOString().slice(0, 10),
  )
  return days.filter((day) => day >= first && day <= last)
}

const regionOf = (region: Region): FinderRegion => ({
  ...{ name: region.name, slug: region.slug, kind: region.kind },
  holidays: holidaysAround(region),
  hasFinance: region.shows.financeBlock && region.shows.vehiclePrices,
})

/** Returns what the finder needs of a dealer, with the holidays of two years. */
function finderDealerOf(
  { slug, name, address, region, telephone, coordinates, openingHours }: Dealer,
  toRegion: (region: Region) => FinderRegion = regionOf,
): FinderDealer {
  const { street, suburb, city, postalCode } = address
  return {
    ...{ slug, name, street, suburb, city, postalCode, telephone, coordinates },
    region: region && toRegion(region),
    hours: openingHours,
  }
}

function finderDealersOf(dealers: readonly Dealer[]): FinderDealer[] {
  const regions = new Map<string, FinderRegion>()
  return dealers.map((dealer) =>
    finderDealerOf(dealer, (region) => {
      const known = regions.get(region.slug) ?? regionOf(region)
      regions.set(region.slug, known)
      return known
    }),
  )
}

const withHolidaysSoon = (region: FinderRegion): FinderRegion => ({
  ...region,
  holidays: daysSoon(region.holidays),
})

/**
 * Returns all listed dealers as the list that the browser fetches.
 *
 * @throws DealersUnavailable when the dealer system failed and there is no response of the last hour.
 */
export async function loadDealerList(): Promise<DealerList> {
  const list = await listDealersAs('finder', (dealers) => writeDealerList(finderDealersOf(dealers)))
  return { ...list, regions: list.regions.map(withHolidaysSoon) }
}

/**
 * Returns all listed dealers, by name.
 *
 * @throws DealersUnavailable like {@link loadDealerList}.
 */
export async function listFinderDealers(): Promise<readonly FinderDealer[]> {
  return readDealerList(await loadDealerList())
}

/**
 * Returns one dealer, listed or not; null when there is none.
 *
 * @throws DealersUnavailable like {@link loadDealerList}.
 */
export async function findFinderDealer(slug: string): Promise<FinderDealer | null> {
  const dealer = await findDealer(slug)
  if (!dealer) return null
  const found = finderDealerOf(dealer)
  return { ...found, region: found.region && withHolidaysSoon(found.region) }
}
