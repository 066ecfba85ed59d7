import type { Page } from '#cms/payload-types.ts'

/** Any block of a page, as the CMS stores it with what it refers to. */
export type LayoutBlock = NonNullable<Page['layout']>[number]

/** The kinds of blocks, generated from the schemas that `src/cms/blocks.ts` lists. */
export type BlockType = LayoutBlock['blockType']

/** A block of one kind. */
export type BlockOf<Kind extends BlockType> = Extract<LayoutBlock, { blockType: Kind }>

/** What a live section has to show: a service's answer, nothing, or a failure. Source: decision G-3. */
export type Live<Data> =
  | { readonly state: 'ready'; readonly data: Data }
  | { readonly state: 'empty' }
  | { readonly state: 'failed' }
