import { type DealerContext, everythingVisible } from '#features/dealers/dealers/index.ts'
import { dealerContextAt } from '#features/dealers/dealers/server.ts'
import type { LayoutBlock, Live } from '#features/site/blocks/index.ts'
import { readLive } from '#features/site/blocks/server.ts'
import type { DisplayedModel } from '#features/vehicles/vehicles/index.ts'
import { withDealer } from '#features/vehicles/vehicles/index.ts'
import { listDisplayedModels, listRangesFor } from '#features/vehicles/vehicles/server.ts'
import type { DisplayedRange } from '../displayed-range.ts'
import { displayedRangeOf } from './displayed-range.ts'

/** What a block loads data for: a page, and optionally a list of models. */
type BlockQuery = {
  readonly path: string
  readonly codes?: readonly string[] | undefined
  /** The page's blocks of this kind; only when the page is rendered on the server. */
  readonly blocks?: readonly LayoutBlock[] | undefined
}

/** Source: requirement C-138. */
const maxCarouselRanges = 6

/** Returns the models of a page's blocks, each once, with one query for each block. */
async function findModelsOfBlocks(blocks: readonly LayoutBlock[]): Promise<readonly DisplayedModel[]> {
  const lists = await Promise.all(
    blocks
      .filter((block) => block.blockType === 'modelLineUp')
      .map(({ codes }) => listDisplayedModels([...new Set(codes)])),
  )
  return [...new Map(lists.flat().map((card) => [card.code, card])).values()]
}

/**
 * Returns the models with codes from a browser, filtered from the shared list so that codes create no cache entries.
 */
async function findRequestedModels(codes: readonly string[] | undefined): Promise<readonly DisplayedModel[]> {
  const all = await listDisplayedModels()
  return codes ? all.filter(({ code }) => codes.includes(code)) : all
}

/** Returns the card of a model for a dealer's pages, without a price that its region hides. */
export const cardAt =
  (dealer: DealerContext) =>
  (card: DisplayedModel): DisplayedModel => ({
    ...card,
    href: withDealer(card.href, dealer) ?? card.href,
    price: dealer.shows.vehiclePrices ? card.price : null,
  })

/** Loads the models of line-up blocks. On pages of a dealer they lead to its own pages. */
export function loadModelLineUp({
  path,
  codes,
  blocks,
}: BlockQuery): Promise<Live<readonly DisplayedModel[]>> {
  return readLive('modelLineUp', async () => {
    const [cards, dealer] = await Promise.all([
      blocks ? findModelsOfBlocks(blocks) : findRequestedModels(codes),
      dealerContextAt(path),
    ])
    return dealer ? cards.map(cardAt(dealer)) : cards
  })
}

/** Loads the first six ranges. Source: requirement C-138. */
export function loadRangeCarousel({ path }: BlockQuery): Promise<Live<readonly DisplayedRange[]>> {
  return readLive('rangeCarousel', async () => {
    const dealer = await dealerContextAt(path)
    const ranges = await listRangesFor(dealer?.shows ?? everythingVisible)
    return ranges.slice(0, maxCarouselRanges).map((range) => displayedRangeOf(range, dealer?.slug ?? null))
  })
}
