import type {
  AnyBlockDefinition,
  BlockDefinition,
  BlockType,
  LayoutBlock,
} from '#features/site/blocks/index.ts'
import { blockDefinitions } from './blocks.generated.ts'

/** The definition of every kind of block. A schema without a definition does not compile. */
const definitions: { readonly [Kind in BlockType]: BlockDefinition<Kind> } = blockDefinitions

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
