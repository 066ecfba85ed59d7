import type { Dealer, Region } from '#features/dealers/index.ts'
import { findDealer, listDealers } from '#features/dealers/server.ts'
import { cached } from '#platform/cache/cached.ts'
import { caches } from '#platform/cache/caches.ts'
import type { FinderDealer, FinderRegion } from '../finder-dealer.ts'
import { type DealerList, readDealerList, writeDealerList } from '../wire/dealer-list.ts'
import { holidaysSoon } from './holidays.ts'

const regionOf = ({ name, slug, kind, shows }: Region): FinderRegion => ({
  ...{ name, slug, kind, holidays: [] },
  hasFinance: shows.financeBlock && shows.vehiclePrices,
})

/** Returns what the finder needs of a dealer; the holidays of its region are added when it is read from the cache. */
function finderDealerOf({
  slug,
  name,
  address,
  region,
  telephone,
  coordinates,
  openingHours,
}: Dealer): FinderDealer {
  const { street, suburb, city, postalCode } = address
  return {
    ...{ slug, name, street, suburb, city, postalCode, telephone, coordinates },
    region: region && regionOf(region),
    hours: openingHours,
  }
}

const withHolidays = (region: FinderRegion): FinderRegion => ({ ...region, holidays: holidaysSoon(region) })

/** Cached in the compact form, because Next caches nothing larger than 2 MB. */
const readList = () =>
  cached(caches.dealers, ['dealer-finder'], async () =>
    writeDealerList((await listDealers()).map(finderDealerOf)),
  )

/**
 * Returns all listed dealers in the compact form.
 *
 * @throws DealersUnavailable when the dealer system failed and there is no response of the last hour.
 */
export async function loadDealerList(): Promise<DealerList> {
  const list = await readList()
  return { ...list, regions: list.regions.map(withHolidays) }
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
  return { ...found, region: found.region && withHolidays(found.region) }
}
