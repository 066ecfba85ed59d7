import type { BlockOf, BlockType, LayoutBlock, Live } from './block.ts'

/**
 * A complete block with realistic content, shown in the catalogue and rendered by the tests of blocks. `Data` is what the
 * loader of a live block returns.
 */
export type BlockExample<Kind extends BlockType = BlockType, Data = never> = {
  /** What the example shows, in a few words; unique among the examples of its kind. */
  readonly name: string
  readonly block: BlockOf<Kind>
  /** Path of the page, for blocks that depend on it. */
  readonly path?: string
  /** Result of the loader of a live block; loaded when not given. */
  readonly live?: Live<Data>
}

/** An example of any kind. */
export type AnyBlockExample = Omit<BlockExample, 'block' | 'live'> & {
  readonly block: LayoutBlock
  readonly live?: Live<unknown>
}
