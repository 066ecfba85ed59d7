import type { Block, Field } from 'payload'
import { translatable } from '#platform/fields/translatable.ts'
import { type Sketch, thumbnail } from './thumbnail.ts'

/** The options of a block's schema; everything else is the same for all blocks. */
export type BlockSchema = {
  /** Stored with every block of the kind: changing it requires a migration of the stored blocks. */
  readonly slug: string
  /** Its name in the admin. */
  readonly label: string
  readonly plural: string
  /** The group it is listed under when an editor adds a block. */
  readonly group: BlockGroup
  /** The shapes of its thumbnail. */
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
  | 'Dealers'
  | 'Racing'

/** The name of a block's generated type: `textWithImage` → `TextWithImageBlock`. */
function interfaceNameOf(slug: string): string {
  return `${slug.charAt(0).toUpperCase()}${slug.slice(1)}Block`
}

const anchor = /^[a-z][a-z0-9-]*$/

/** The anchor of the section, for links within the page. */
const cssIdField: Field = {
  name: 'cssId',
  type: 'text',
  label: 'Anchor',
  maxLength: 60,
  validate: (value: string | null | undefined) =>
    !value || anchor.test(value) || 'Lower-case letters, digits and hyphens, beginning with a letter.',
  admin: {
    description: 'For links to this section: with “technology” its address ends in #technology.',
  },
}

/** Defines a block, a section type that editors arrange. Payload generates the props of its component from its fields. */
export function defineBlockSchema({ slug, label, plural, group, sketch, fields }: BlockSchema): Block {
  return {
    slug,
    interfaceName: interfaceNameOf(slug),
    labels: { singular: label, plural },
    fields: [...translatable(fields), cssIdField],
    admin: { group, disableBlockName: true, images: { thumbnail: { url: thumbnail(sketch), alt: '' } } },
  }
}
