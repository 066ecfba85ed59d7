import type { NumberField } from 'payload'
import { columnCount } from '../rules/columns.ts'

/** The number of columns on a wide screen. Source: requirement C-251. */
export function columnsField(): NumberField {
  return {
    name: 'columns',
    type: 'number',
    label: 'Columns',
    defaultValue: 3,
    hooks: { beforeValidate: [({ value }) => (typeof value === 'number' ? columnCount(value) : value)] },
    admin: {
      step: 1,
      width: '50%',
      description: '1 to 3. On narrow screens the cards are stacked.',
    },
  }
}
