import type { ReactNode } from 'react'
import type { BlockOf, PageContext } from '#features/blocks/index.ts'

/** A block inside a column. */
export type Component = NonNullable<BlockOf<'twoColumns'>['components']>[number]

/** Renders a component of one kind in a column. */
export type ColumnView<Kind extends Component['blockType']> = (props: {
  block: Extract<Component, { blockType: Kind }>
  context: PageContext
  /** Whether the block has a title above the columns. */
  hasBlockTitle: boolean
}) => ReactNode
