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
  /** Its place in the group, by ascending number below 999: 10, 20, 30. Without one it comes last. */
  readonly order?: number
  /** The shapes of its thumbnail. */
  readonly sketch: Sketch
  readonly fields: Field[]
}

/** The groups, in the order in which the admin shows them. */
const blockGroups = [
  'Opening',
  'Racing',
  'Text',
  'Cards',
  'Vehicles',
  'Pictures and video',
  'Navigation',
  'Dealers',
  'Forms',
] as const

export type BlockGroup = (typeof blockGroups)[number]

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
export function defineBlockSchema(schema: BlockSchema): Block {
  const { slug, label, plural, group, order, sketch, fields } = schema
  return {
    slug,
    interfaceName: interfaceNameOf(slug),
    labels: { singular: label, plural },
    fields: [...translatable(fields), cssIdField],
    custom: { place: blockGroups.indexOf(group) * 1000 + (order ?? 999) },
    admin: { group, disableBlockName: true, images: { thumbnail: { url: thumbnail(sketch), alt: '' } } },
  }
}

/** Sorts blocks by group, order and slug, as the admin lists them. */
export function inAdminOrder(blocks: readonly Block[]): Block[] {
  return blocks.toSorted(
    (a, b) => Number(a.custom?.place) - Number(b.custom?.place) || a.slug.localeCompare(b.slug),
  )
}
