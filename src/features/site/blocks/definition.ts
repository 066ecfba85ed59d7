import type { ReactNode } from 'react'
import type { QuestionRows } from '#cms/payload-types.ts'
import type { Language } from '#platform/i18n/languages.ts'
import type { CalendarDay } from '#platform/time/clock.ts'
import type { BlockOf, BlockType, LayoutBlock, Live } from './block.ts'
import type { AnyBlockExample, BlockExample } from './block-example.ts'
import type { BlockView, LiveBlockView, PageContext } from './block-view.ts'

/** The page, language and day for which live data is loaded. */
export type LiveDataRequest = {
  readonly path: string
  readonly language: Language
  readonly today: CalendarDay
  /** The known parameters of the page's address, for pages that are rendered for their query. */
  readonly query?: Readonly<Partial<Record<string, string>>> | undefined
  /** Codes of the models a browser requests; without them, all models the page may show. */
  readonly codes?: readonly string[] | undefined
  /** What the settings of the block select, such as a category, when a browser requests its data. */
  readonly choice?: string | undefined
  /** The page's blocks of this kind, while the page is rendered. */
  readonly blocks?: readonly LayoutBlock[] | undefined
}

type Examples<Kind extends BlockType, Data> = {
  readonly examples: readonly [BlockExample<Kind, Data>, ...BlockExample<Kind, Data>[]]
}

/**
 * How a block opens a page: with a picture that the header of the site overlaps, the breadcrumbs below it, or in it, where
 * the view renders them.
 */
type Opening = 'banner' | 'banner with breadcrumbs'

/** The parts of every block. `Data` is what the loader of a live block returns. */
type Parts<Kind extends BlockType, Data> = {
  /** The slug of the block's schema. */
  readonly kind: Kind
  /** Whether its title is the page's main heading when the block comes first. Needs a field `title`. */
  readonly mayOpenPage: 'title' extends keyof BlockOf<Kind> ? boolean : false
  /** Set for a block that opens a page as a banner when it comes first. */
  readonly opensAs?: Opening
  /** Whether the block's picture follows the time of day. Only its page reads it, and is rendered again when it changes. */
  readonly followsDaylight?: (block: BlockOf<Kind>) => boolean
  /** The questions the block answers, which the page lists as structured data. */
  readonly questions?: (block: BlockOf<Kind>) => NonNullable<QuestionRows>
  /** Imports the examples dynamically, because only tests and the catalogue need them. */
  readonly examples: () => Promise<Examples<Kind, Data>>
}

type StaticParts<Kind extends BlockType> = Parts<Kind, never> & { readonly view: BlockView<Kind> }

type LiveParts<Kind extends BlockType, Data> = Parts<Kind, NoInfer<Data>> & {
  /** Loads the data of the view. Never throws: logs a failure and returns `failed`. */
  readonly load: (request: LiveDataRequest) => Promise<Live<Data>>
  readonly view: LiveBlockView<Kind, NoInfer<Data>>
}

/**
 * The definition of a block of any kind. What takes a block is a method, because TypeScript compares the parameters of
 * methods bivariantly: a view of one kind is assignable without a cast. The registry passes each view only blocks of its
 * kind and data of its loader.
 */
export type AnyBlockDefinition = {
  readonly kind: BlockType
  view(props: { block: LayoutBlock; context: PageContext; live: Live<unknown> }): ReactNode
  /** Absent for blocks without live data. */
  readonly load?: (request: LiveDataRequest) => Promise<Live<unknown>>
  readonly mayOpenPage: boolean
  readonly opensAs?: Opening
  followsDaylight?(block: LayoutBlock): boolean
  questions?(block: LayoutBlock): NonNullable<QuestionRows>
  readonly examples: () => Promise<{ readonly examples: readonly AnyBlockExample[] }>
}

/** The definition of one kind. */
export type BlockDefinition<Kind extends BlockType> = AnyBlockDefinition & { readonly kind: Kind }

/** Defines a static block: everything it consists of besides its schema. */
export function defineBlock<const Kind extends BlockType>(parts: StaticParts<Kind>): BlockDefinition<Kind> {
  const view: LiveBlockView<Kind, never> = parts.view
  return { ...parts, view }
}

/** Defines a block with live data, which its loader returns and its view renders. */
export function defineLiveBlock<const Kind extends BlockType, Data>(
  parts: LiveParts<Kind, Data>,
): BlockDefinition<Kind> {
  return parts
}
