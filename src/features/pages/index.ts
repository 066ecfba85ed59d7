import type { ReactNode } from 'react'
import type { Page } from '#cms/payload-types.ts'
import type { LinkTargets } from '#features/links/index.ts'
import type { Language } from '#platform/i18n/languages.ts'
import type { Theme } from '#platform/theme.ts'

export type { BlockExample } from './block-example.ts'

/** Any block of a page, as the CMS stores it with what it refers to. */
export type LayoutBlock = NonNullable<Page['layout']>[number]

/** A block of one kind. */
export type BlockOf<Kind extends LayoutBlock['blockType']> = Extract<LayoutBlock, { blockType: Kind }>

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

/** What a live section has to show: a service's answer, nothing, or a failure. Source: decision G-3. */
export type Live<Data> =
  | { readonly state: 'ready'; readonly data: Data }
  | { readonly state: 'empty' }
  | { readonly state: 'failed' }

/** Shows a block whose data comes from a service. */
export type LiveBlockView<Kind extends LayoutBlock['blockType'], Data> = (props: {
  block: BlockOf<Kind>
  place: Place
  live: Live<Data>
}) => ReactNode

/** One step of the way from the home page to a page. */
export type Crumb = { readonly title: string; readonly path: string }

export { examplePicture } from './example-picture.ts'
export { sectionAddress } from './rules/section-address.ts'
export { LiveSection } from './ui/live-section.island.tsx'
