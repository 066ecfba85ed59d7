import type { ReactNode } from 'react'
import type { BlockOf, Place } from '#features/blocks/index.ts'

/** A block inside a column. */
export type Component = NonNullable<BlockOf<'twoColumns'>['components']>[number]

/** Renders a component of one kind in a column. */
export type ColumnView<Kind extends Component['blockType']> = (props: {
  block: Extract<Component, { blockType: Kind }>
  place: Place
  /** Whether the block has a title above the columns. */
  titled: boolean
}) => ReactNode
