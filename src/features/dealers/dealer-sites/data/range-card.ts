import { pictureAddress } from '#features/pictures/pictures/server.ts'
import type { DisplayedRange } from '#features/vehicles/line-up/index.ts'
import { displayedRangeOf } from '#features/vehicles/line-up/server.ts'
import type { VehicleRange } from '#features/vehicles/vehicles/index.ts'

/** Size of the picture of a card, in pixels. */
const cardSize = { width: 640, height: 427 } as const

/** The card of a range: drawn from the front, else with the picture of its page. Source: requirement D-055. */
export function cardOf(range: VehicleRange, dealer: string | null): DisplayedRange {
  const card = displayedRangeOf(range, dealer)
  if (card.picture || !range.hero) return card
  return { ...card, picture: { src: pictureAddress(range.hero, cardSize.width), ...cardSize } }
}
