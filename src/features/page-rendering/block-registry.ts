import type { AnyBlockDefinition, BlockDefinition, BlockType, LayoutBlock } from '#features/blocks/index.ts'
import { dealerSiteBlocks } from '#features/dealer-sites/blocks.page.tsx'
import { dealerStockBlocks } from '#features/dealer-stock/blocks.page.tsx'
import { enquiryBlocks } from '#features/enquiries/blocks.page.tsx'
import { financeBlocks } from '#features/finance-pages/blocks.page.tsx'
import { merchandiseBlocks } from '#features/merchandise-pages/blocks.page.tsx'
import { driverBlocks } from '#features/motorsport-drivers/blocks.page.tsx'
import { readProfilePaths } from '#features/motorsport-drivers/server.ts'
import { eventBlocks } from '#features/motorsport-events/blocks.page.tsx'
import { pollBlocks } from '#features/motorsport-poll/blocks.page.tsx'
import { motorsportResultBlocks } from '#features/motorsport-results/blocks.page.tsx'
import { newsletterBlocks } from '#features/newsletter/blocks.page.tsx'
import { privacyBlocks } from '#features/privacy/blocks.page.tsx'
import { recallBlocks } from '#features/recalls/blocks.page.tsx'
import { serviceScheduleBlocks } from '#features/service-schedule/blocks.page.tsx'
import { specialBlocks } from '#features/special-pages/blocks.page.tsx'
import { tradeInBlocks } from '#features/trade-in/blocks.page.tsx'
import { vehicleBlocks } from '#features/vehicle-pages/blocks.page.tsx'
import { pageBlocks } from './blocks.page.tsx'

/** The definition of every kind of block. A schema without a definition does not compile. */
const definitions = {
  ...pageBlocks,
  ...vehicleBlocks,
  ...dealerSiteBlocks,
  ...dealerStockBlocks,
  ...specialBlocks,
  ...eventBlocks,
  ...driverBlocks,
  ...merchandiseBlocks,
  ...motorsportResultBlocks(readProfilePaths),
  ...pollBlocks,
  ...financeBlocks,
  ...enquiryBlocks,
  ...tradeInBlocks,
  ...serviceScheduleBlocks,
  ...recallBlocks,
  ...newsletterBlocks,
  ...privacyBlocks,
} satisfies { readonly [Kind in BlockType]: BlockDefinition<Kind> }

const byKind: ReadonlyMap<string, AnyBlockDefinition> = new Map(Object.entries(definitions))

/** All kinds of blocks, in alphabetical order. */
export const blockTypes: readonly BlockType[] = Object.values(definitions)
  .map(({ kind }) => kind)
  .sort()

/** The definition of a kind; undefined for a stored block of a kind that no longer exists. */
export function definitionOf(kind: string): AnyBlockDefinition | undefined {
  return byKind.get(kind)
}

/** Whether a stored block is of a kind that still exists. Source: requirement C-250. */
export function isKnownBlock({ blockType }: LayoutBlock): boolean {
  return byKind.has(blockType)
}

/** Whether the block's title is the main heading when the block is the first of the page. */
export function opensPage(block: LayoutBlock | undefined): boolean {
  if (!block || !definitionOf(block.blockType)?.mayOpenPage) return false
  return 'title' in block && Boolean(block.title)
}
