import type { ArrayField } from 'payload'
import { rowLabel } from '#platform/fields/row-label.ts'
import { linkField } from './link-field.ts'

/** Creates the field for buttons and text links below a text. */
export function buttonsField({
  maxRows = 3,
  name = 'buttons',
}: {
  maxRows?: number
  name?: string
} = {}): ArrayField {
  return {
    name,
    type: 'array',
    labels: { singular: 'Button', plural: 'Buttons' },
    maxRows,
    interfaceName: 'ButtonRows',
    admin: { initCollapsed: true, components: { RowLabel: rowLabel('label') } },
    fields: [
      {
        type: 'row',
        fields: [
          {
            name: 'label',
            type: 'text',
            required: true,
            localized: true,
            maxLength: 60,
            admin: { width: '60%' },
          },
          {
            name: 'look',
            type: 'select',
            defaultValue: 'primary',
            required: true,
            options: [
              { value: 'primary', label: 'Filled' },
              { value: 'secondary', label: 'Outlined' },
              { value: 'text', label: 'Text link' },
            ],
            admin: { width: '40%' },
          },
        ],
      },
      linkField(),
    ],
  }
}
