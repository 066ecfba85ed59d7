import type { ComponentType } from 'react'
import { LineUp, RelatedVehicles } from '#features/vehicles/blocks.page.tsx'
import { Text } from './blocks/text/text.tsx'
import type { BlockView, LayoutBlock, Live, LiveBlockView, Place } from './index.ts'

type Kind = LayoutBlock['blockType']

/** What shows each kind of block. A kind without a view does not compile. */
const views: { readonly [K in Kind]: BlockView<K> | LiveBlockView<K, never> } = {
  lineUp: LineUp,
  relatedVehicles: RelatedVehicles,
  text: Text,
}

type Shown = {
  block: LayoutBlock
  place: Place
  /** The answer of its service, for a live section. */
  live: Live<unknown>
}

/** A block by its kind. One that nobody knows any more shows nothing. Source: content-and-motorsport.md §2. */
export function Block({ block, place, live }: Shown) {
  const View = (views as Partial<Record<string, ComponentType<Shown>>>)[block.blockType]
  return View ? <View block={block} place={place} live={live} /> : null
}

/** Kinds whose first block brings the page's heading, when it has a title. */
const opening: ReadonlySet<string> = new Set<Kind>(['text'])

/** Whether a page that begins with the block needs no heading besides. */
export function opensPage(block: LayoutBlock | undefined): boolean {
  if (!block || !opening.has(block.blockType)) return false
  return 'title' in block && Boolean(block.title)
}
