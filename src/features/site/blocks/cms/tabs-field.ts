import type { ArrayField, Field } from 'payload'
import { rowLabel } from '#platform/fields/row-label.ts'

/** The tabs of a section, each with its label and the fields of its panel. */
export function tabsField(fields: Field[]): ArrayField {
  return {
    name: 'tabs',
    type: 'array',
    labels: { singular: 'Tab', plural: 'Tabs' },
    minRows: 1,
    maxRows: 10,
    required: true,
    admin: { initCollapsed: true, components: { RowLabel: rowLabel('label') } },
    fields: [
      {
        name: 'label',
        type: 'text',
        required: true,
        localized: true,
        maxLength: 40,
        admin: { description: 'The words on the tab: one to three.' },
      },
      ...fields,
    ],
  }
}
