import type { LayoutBlock, Live, PageContext } from '#features/site/blocks/index.ts'
import { definitionOf } from '../block-registry.ts'

type Props = {
  block: LayoutBlock
  context: PageContext
  /** Result of the loader of a live block. */
  live: Live<unknown>
}

/** Renders a block by its kind; nothing for a kind that no longer exists. */
export function Block(props: Props) {
  const View = definitionOf(props.block.blockType)?.view
  return View ? <View {...props} /> : null
}
