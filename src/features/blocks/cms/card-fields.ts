import type { ArrayField, Field } from 'payload'
import { buttonsField } from '#features/links/cms.ts'
import { rowLabel } from '#platform/fields/row-label.ts'
import { columnsField } from './columns-field.ts'

/** A grid of cards: what stands above it, how wide it is, and the cards. */
export function cardGridFields(card: {
  singular: string
  plural: string
  /** The field by which a card is known in the list of them. */
  named: string
  fields: Field[]
}): Field[] {
  const cards: ArrayField = {
    name: 'cards',
    type: 'array',
    labels: { singular: card.singular, plural: card.plural },
    minRows: 1,
    maxRows: 24,
    admin: { initCollapsed: true, components: { RowLabel: rowLabel(card.named) } },
    fields: card.fields,
  }
  return [
    { name: 'title', type: 'text', localized: true, maxLength: 120 },
    {
      name: 'intro',
      type: 'textarea',
      label: 'Introduction',
      localized: true,
      maxLength: 400,
      admin: { description: 'A sentence or two beside the title.' },
    },
    cards,
    columnsField(),
    buttonsField({ maxRows: 2 }),
  ]
}
