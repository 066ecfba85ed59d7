import type { Dealer } from '#features/dealers/dealers/index.ts'
import type { Illustration, Picture } from '#features/pictures/pictures/index.ts'
import type { VehicleRange } from '#features/vehicles/vehicles/index.ts'

/** A picture of a gallery, with the line below it. */
export type GalleryPicture = {
  readonly id: string
  readonly picture: Picture
  readonly caption: string | null
}

type Subject = Pick<Dealer, 'slug' | 'name' | 'address' | 'picture'>
type Range = Pick<VehicleRange, 'slug' | 'name' | 'drawing'>

/** Where the vehicles of a gallery stand, and how that is called. */
const stands = [
  { scene: 'studio-light', place: 'in the showroom' },
  { scene: 'forecourt', view: 'front', place: 'on the forecourt' },
  { scene: 'forecourt', place: 'ready for a test drive' },
  { scene: 'studio-dark', view: 'front', place: 'before it is handed over' },
] as const satisfies readonly (Pick<Illustration, 'scene' | 'view'> & { readonly place: string })[]

function vehicleAt(
  { slug, name, drawing }: Range,
  { place, ...stand }: (typeof stands)[number],
  dealer: Subject,
): GalleryPicture[] {
  if (!drawing) return []
  const picture = {
    kind: 'illustration',
    ...drawing,
    ...stand,
    alt: `${name} ${place} at ${dealer.name}`,
  } as const
  return [{ id: `${slug} ${place}`, picture, caption: `${name}, ${place}` }]
}

/**
 * Returns what a dealer's own picture shows of it: its building, drawn by day and in the evening, or a photo. A drawing of
 * anything else is not of the dealer.
 */
function buildingOf({ picture, name, address: { street, suburb } }: Subject) {
  const caption = [name, street, suburb].filter(Boolean).join(', ')
  if (picture?.kind === 'upload')
    return { day: [{ id: 'own', picture, caption: picture.caption ?? caption }], evening: [] }
  if (picture?.kind !== 'artwork' || picture.subject !== 'place' || !picture.sign)
    return { day: [], evening: [] }
  const night = { ...picture, daylight: 'night', alt: `${name} in the evening` } as const
  return {
    day: [{ id: 'day', picture, caption }],
    evening: [{ id: 'evening', picture: night, caption: 'In the evening' }],
  }
}

/**
 * Returns the pictures of a dealer that has no others: its building, and vehicles at the dealer.
 *
 * @param ranges of which each dealer shows others
 */
export function drawnGallery(dealer: Subject, ranges: readonly Range[]): readonly GalleryPicture[] {
  const drawn = ranges.filter(({ drawing }) => drawing)
  const offset = dealer.slug.length % Math.max(drawn.length, 1)
  const turned = [...drawn.slice(offset), ...drawn.slice(0, offset)]
  const vehicles = stands.flatMap((stand, index) => {
    const range = turned[index * 3] ?? turned[index]
    return range ? vehicleAt(range, stand, dealer) : []
  })
  const { day, evening } = buildingOf(dealer)
  return [...day, ...vehicles.slice(0, 2), ...evening, ...vehicles.slice(2)]
}
