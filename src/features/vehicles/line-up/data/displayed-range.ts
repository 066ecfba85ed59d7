import type { VehicleRange } from '#features/vehicles/vehicles/index.ts'
import { rangePath } from '#features/vehicles/vehicles/index.ts'
import { cardPicture } from '#features/vehicles/vehicles/server.ts'
import type { DisplayedRange } from '../displayed-range.ts'

/** Maps a range to a carousel card, drawn from the front. Source: requirement C-145. */
export function displayedRangeOf(
  { slug, name, fromPrice, drawing }: VehicleRange,
  dealerSlug: string | null,
): DisplayedRange {
  return {
    slug,
    name,
    href: rangePath(slug, dealerSlug),
    price: fromPrice,
    picture: drawing ? cardPicture({ kind: 'vehicle', view: 'front', ...drawing }) : null,
  }
}
