import type { BlockOf, BlockType, LayoutBlock, Live } from './block.ts'

/**
 * A block as an editor may have made it, complete and in this maker's voice: what the catalogue shows, every test of
 * blocks goes through, and content begins from. `Data` is what the loader of a live block returns.
 */
export type BlockExample<Kind extends BlockType = BlockType, Data = never> = {
  /** What it is an example of, in a few words; unique among its kind. */
  readonly name: string
  readonly block: BlockOf<Kind>
  /** Where it stands, for blocks that look at the address of their page. */
  readonly path?: string
  /** What its loader returned; loaded when not given. For live blocks. */
  readonly live?: Live<Data>
}

/** An example of any kind. */
export type AnyBlockExample = Omit<BlockExample, 'block' | 'live'> & {
  readonly block: LayoutBlock
  readonly live?: Live<unknown>
}
