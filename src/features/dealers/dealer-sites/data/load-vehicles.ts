import type { Dealer } from '#features/dealers/dealers/index.ts'
import type { Illustration, Picture } from '#features/pictures/pictures/index.ts'
import type { Live, LiveDataRequest } from '#features/site/blocks/index.ts'
import { readLive } from '#features/site/blocks/server.ts'
import type { DisplayedRange } from '#features/vehicles/line-up/index.ts'
import type { VehicleRange } from '#features/vehicles/vehicles/index.ts'
import { listRanges, listRangesFor } from '#features/vehicles/vehicles/server.ts'
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

/** A picture of a gallery, with the line below it. */
export type GalleryPicture = {
  readonly id: string
  readonly picture: Picture
  readonly caption: string | null
}

const galleryScenes = ['forecourt', 'studio-light', 'forecourt', 'studio-dark', 'bushveld'] as const

function drawnPicture(
  { slug, name, drawing }: VehicleRange,
  scene: Illustration['scene'],
  dealer: Dealer,
): GalleryPicture[] {
  if (!drawing) return []
  const alt =
    scene === 'forecourt' ? `${name} on the forecourt of ${dealer.name}` : `${name} at ${dealer.name}`
  return [
    { id: `${slug} ${scene}`, picture: { kind: 'illustration', ...drawing, scene, alt }, caption: name },
  ]
}

/** Loads the drawings that a gallery without pictures shows: the dealer, and vehicles on its forecourt. */
export function loadGallery({ path }: Request): Promise<Live<readonly GalleryPicture[]>> {
  return readLive('pictureGallery', async () => {
    const dealer = await dealerOfPath(path)
    if (!dealer) return null
    const ranges = (await listRanges()).filter(({ drawing }) => drawing)
    const offset = dealer.slug.length % Math.max(ranges.length, 1)
    const turned = [...ranges.slice(offset), ...ranges.slice(0, offset)]
    const own = dealer.picture ? [{ id: 'own', picture: dealer.picture, caption: dealer.name }] : []
    return [
      ...own,
      ...galleryScenes.flatMap((scene, index) => {
        const range = turned[index * 3] ?? turned[index]
        return range ? drawnPicture(range, scene, dealer) : []
      }),
    ]
  })
}
