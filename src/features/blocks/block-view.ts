import type { ReactNode } from 'react'
import type { LinkTargets } from '#features/links/index.ts'
import type { Language } from '#platform/i18n/languages.ts'
import type { Theme } from '#platform/theme.ts'
import type { BlockOf, BlockType, Live } from './block.ts'

/** Where a block stands: all it may know of the page around it. */
export type Place = {
  readonly path: string
  /** The language its texts are in; that of the page, or English where they are not translated. */
  readonly language: Language
  readonly theme: Theme
  /** What exists on the site, for links. */
  readonly site: LinkTargets
  /** Whether it is the first of the page: its title is the page's heading, its picture is asked for first. */
  readonly first: boolean
}

/** Shows a block: props in, markup out, nothing fetched. */
export type BlockView<Kind extends BlockType> = (props: { block: BlockOf<Kind>; place: Place }) => ReactNode

/** Shows a block whose data comes from a service. */
export type LiveBlockView<Kind extends BlockType, Data> = (props: {
  block: BlockOf<Kind>
  place: Place
  live: Live<Data>
}) => ReactNode
