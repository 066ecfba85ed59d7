import type { ReactNode } from 'react'
import type { BlockOf, Place } from '#features/blocks/index.ts'

/** What a column may hold. */
export type Component = NonNullable<BlockOf<'twoColumns'>['components']>[number]

/** Shows a component of one kind in a column. */
export type ColumnView<Kind extends Component['blockType']> = (props: {
  block: Extract<Component, { blockType: Kind }>
  place: Place
  /** Whether the columns have a title of their own above them. */
  titled: boolean
}) => ReactNode
