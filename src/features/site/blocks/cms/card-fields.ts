import type { ArrayField, Field } from 'payload'
import { buttonsField } from '#features/site/links/cms.ts'
import { rowLabel } from '#platform/fields/row-label.ts'
import { columnsField } from './columns-field.ts'

/** The fields of a grid of cards: title and introduction, the cards, the number of columns, and buttons. */
export function cardGridFields(card: {
  singular: string
  plural: string
  /** Name of the field whose value labels the card's row. */
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
      admin: { description: 'One or two sentences next to the title.' },
    },
    cards,
    columnsField(),
    buttonsField({ maxRows: 2 }),
  ]
}
