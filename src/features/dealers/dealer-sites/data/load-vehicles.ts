import type { Live, LiveDataRequest } from '#features/site/blocks/index.ts'
import { readLive } from '#features/site/blocks/server.ts'
import type { DisplayedRange } from '#features/vehicles/line-up/index.ts'
import { listRanges, listRangesFor } from '#features/vehicles/vehicles/server.ts'
import { drawnGallery, type GalleryPicture } from '../rules/drawn-gallery.ts'
import { dealerOfPath, visibilityAt } from './dealer-data.ts'
import { cardOf } from './range-card.ts'

type Request = Pick<LiveDataRequest, 'path'>

/**
 * Loads all ranges as cards, linked within the dealer's site. The column of the visibility table for popular vehicles
 * decides about their prices.
 *
 * Source: requirements D-017, D-053 and D-055; decision F-12.
 */
export function loadPopularVehicles({ path }: Request): Promise<Live<readonly DisplayedRange[]>> {
  return readLive('popularVehicles', async () => {
    const [dealer, shows] = await Promise.all([dealerOfPath(path), visibilityAt(path)])
    const ranges = await listRangesFor({ ...shows, vehiclePrices: shows.popularVehiclePrices })
    return ranges.map((range) => cardOf(range, dealer?.slug ?? null))
  })
}

/** Loads the drawings that a gallery without pictures shows: the dealer's building, and vehicles at the dealer. */
export function loadGallery({ path }: Request): Promise<Live<readonly GalleryPicture[]>> {
  return readLive('pictureGallery', async () => {
    const dealer = await dealerOfPath(path)
    return dealer && drawnGallery(dealer, await listRanges())
  })
}
