import type { Page } from '#cms/payload-types.ts'

/** A block of any kind, as Payload returns it with populated relations. */
export type LayoutBlock = NonNullable<Page['layout']>[number]

/** The kinds of blocks, generated from their schemas. */
export type BlockType = LayoutBlock['blockType']

/** A block of one kind. */
export type BlockOf<Kind extends BlockType> = Extract<LayoutBlock, { blockType: Kind }>

/** The state of a live section: data of a service, no data, or a failure. Source: decision G-3. */
export type Live<Data> =
  | { readonly state: 'ready'; readonly data: Data }
  | { readonly state: 'empty' }
  | { readonly state: 'failed' }
