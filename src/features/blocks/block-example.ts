import type { BlockOf, LayoutBlock, Live } from './block.ts'

/**
 * A block as an editor may have made it, complete and in this maker's voice: what the catalogue shows, every test of
 * blocks goes through, and content begins from.
 */
export type BlockExample<Kind extends LayoutBlock['blockType'] = LayoutBlock['blockType']> = {
  /** What it is an example of, in a few words; unique among its kind. */
  readonly name: string
  readonly block: BlockOf<Kind>
  /** Where it stands, for blocks that look at the address of their page. */
  readonly path?: string
  /** What its service answered; asked for when not given. For live sections. */
  readonly live?: Live<unknown>
}

/** An example of any kind. */
export type AnyBlockExample = {
  [Kind in LayoutBlock['blockType']]: BlockExample<Kind>
}[LayoutBlock['blockType']]
