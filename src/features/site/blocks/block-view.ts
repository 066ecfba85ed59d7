import type { ReactNode } from 'react'
import type { LinkTargets } from '#features/site/links/index.ts'
import type { Language } from '#platform/i18n/languages.ts'
import type { Theme } from '#platform/site/theme.ts'
import type { Daylight } from '#platform/time/daylight.ts'
import type { BlockOf, BlockType, Live } from './block.ts'

/** What a block knows about the page it is on. */
export type PageContext = {
  readonly path: string
  /** The language of its texts: that of the page, or English when the block is not translated. */
  readonly language: Language
  readonly theme: Theme
  /** The existing pages, for resolving links. */
  readonly site: LinkTargets
  /** Whether it is the first block of the page: its title is the main heading and its picture is loaded eagerly. */
  readonly isFirst: boolean
  /** The part of the day, on a page with a picture that follows it. */
  readonly daylight?: Daylight | undefined
  /** The breadcrumbs of the page, for an opening banner that shows them itself. */
  readonly breadcrumbs?: ReactNode
}

/** Renders a block from its props. Does not fetch data. */
export type BlockView<Kind extends BlockType> = (props: {
  block: BlockOf<Kind>
  context: PageContext
}) => ReactNode

/** Renders a block whose data comes from a service. */
export type LiveBlockView<Kind extends BlockType, Data> = (props: {
  block: BlockOf<Kind>
  context: PageContext
  live: Live<Data>
}) => ReactNode
