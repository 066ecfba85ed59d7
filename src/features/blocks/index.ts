import type { ReactNode } from 'react'
import type { LinkTargets } from '#features/links/index.ts'
import type { Language } from '#platform/i18n/languages.ts'
import type { Theme } from '#platform/theme.ts'
import type { BlockOf, LayoutBlock, Live } from './block.ts'

export type { BlockOf, LayoutBlock, Live } from './block.ts'
export type { AnyBlockExample, BlockExample } from './block-example.ts'

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
export type BlockView<Kind extends LayoutBlock['blockType']> = (props: {
  block: BlockOf<Kind>
  place: Place
}) => ReactNode

/** Shows a block whose data comes from a service. */
export type LiveBlockView<Kind extends LayoutBlock['blockType'], Data> = (props: {
  block: BlockOf<Kind>
  place: Place
  live: Live<Data>
}) => ReactNode

export { examplePicture } from './example-picture.ts'
export { exampleFilm, exampleVideo } from './example-video.ts'
export { levelBelow, levelUnder, titleLevel } from './rules/heading-level.ts'
export { sectionAddress } from './rules/section-address.ts'
export { LiveSection } from './ui/live-section.island.tsx'
