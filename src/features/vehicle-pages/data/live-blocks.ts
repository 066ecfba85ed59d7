import type { LayoutBlock, Live } from '#features/blocks/index.ts'
import { readLive } from '#features/blocks/server.ts'
import { everythingShown } from '#features/dealers/index.ts'
import { dealerContextAt } from '#features/dealers/server.ts'
import type { ShownModel, ValueAddedOffer } from '#features/vehicles/index.ts'
import { listRangesFor, listShownModels, listValueAddedOffers } from '#features/vehicles/server.ts'
import type { CalendarDay } from '#platform/clock.ts'
import type { ShownRange } from '../shown-range.ts'
import { shownRangeOf } from './shown-range.ts'

/** Of which page, on which day a section is asked for, and about which models, when not about all. */
type Ask = {
  readonly path: string
  readonly today: CalendarDay
  readonly codes?: readonly string[] | undefined
  /** Those of its kind on the page, where the page is made. */
  readonly blocks?: readonly LayoutBlock[] | undefined
}

/** Ranges of one carousel at the most. Source: requirement C-138. */
const mostOfCarousel = 6

/** The models that a page's blocks name, one query for each block; a model that several name stands once. */
async function modelsOfBlocks(blocks: readonly LayoutBlock[]): Promise<readonly ShownModel[]> {
  const lists = await Promise.all(
    blocks
      .filter((block) => block.blockType === 'modelLineUp')
      .map(({ codes }) => listShownModels([...new Set(codes)])),
  )
  return [...new Map(lists.flat().map((card) => [card.code, card])).values()]
}

/** The models with codes from a browser: picked from the list that all share, whatever they are. */
async function modelsAskedFor(codes: readonly string[] | undefined): Promise<readonly ShownModel[]> {
  const all = await listShownModels()
  return codes ? all.filter(({ code }) => codes.includes(code)) : all
}

/** The models a page shows as cards; on a dealer's page prices as its region has them. */
export function loadModelLineUp({ path, codes, blocks }: Ask): Promise<Live<readonly ShownModel[]>> {
  return readLive('modelLineUp', async () => {
    const [cards, dealer] = await Promise.all([
      blocks ? modelsOfBlocks(blocks) : modelsAskedFor(codes),
      dealerContextAt(path),
    ])
    return dealer?.shows.vehiclePrices === false ? cards.map((card) => ({ ...card, price: null })) : cards
  })
}

/** The first six ranges. Source: requirement C-138. */
export function loadRangeCarousel({ path }: Ask): Promise<Live<readonly ShownRange[]>> {
  return readLive('rangeCarousel', async () => {
    const dealer = await dealerContextAt(path)
    const ranges = await listRangesFor(dealer?.shows ?? everythingShown)
    return ranges.slice(0, mostOfCarousel).map((range) => shownRangeOf(range, dealer?.slug ?? null))
  })
}

/** Value-added offers of all ranges that run today. Source: decision C-17. */
export function loadValueAddedOffers({ today }: Ask): Promise<Live<readonly ValueAddedOffer[]>> {
  return readLive('valueAddedOffers', () => listValueAddedOffers(today))
}
