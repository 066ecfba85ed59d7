import type { Block, Field } from 'payload'
import { translatable } from '#platform/fields/translatable.ts'
import { type Sketch, thumbnail } from './thumbnail.ts'

/** What a block's schema says of itself; the rest is the same for all. */
export type BlockSchema = {
  /** Stored with every block of the kind: changing it needs a migration of what is stored. */
  readonly slug: string
  /** What editors call it. */
  readonly label: string
  readonly plural: string
  /** Under which heading it is offered. */
  readonly group: BlockGroup
  /** What its thumbnail shows. */
  readonly sketch: Sketch
  readonly fields: Field[]
}

export type BlockGroup =
  | 'Opening'
  | 'Text'
  | 'Pictures and video'
  | 'Cards'
  | 'Forms'
  | 'Navigation'
  | 'Vehicles'
  | 'Racing'

/** The name of a block's generated type: `textWithImage` → `TextWithImageBlock`. */
function interfaceNameOf(slug: string): string {
  return `${slug.charAt(0).toUpperCase()}${slug.slice(1)}Block`
}

const anchor = /^[a-z][a-z0-9-]*$/

/** Where links of the page can jump to. */
const cssIdField: Field = {
  name: 'cssId',
  type: 'text',
  label: 'Anchor',
  maxLength: 60,
  validate: (value: string | null | undefined) =>
    !value || anchor.test(value) || 'Small letters, digits and hyphens, beginning with a letter.',
  admin: {
    description: 'A name links can jump to: “technology” makes this section reachable as …#technology.',
  },
}

/** A block: a section type that editors arrange. Its fields are the source of its component's props. */
export function defineBlockSchema({ slug, label, plural, group, sketch, fields }: BlockSchema): Block {
  return {
    slug,
    interfaceName: interfaceNameOf(slug),
    labels: { singular: label, plural },
    fields: [...translatable(fields), cssIdField],
    admin: { group, disableBlockName: true, images: { thumbnail: { url: thumbnail(sketch), alt: '' } } },
  }
}
