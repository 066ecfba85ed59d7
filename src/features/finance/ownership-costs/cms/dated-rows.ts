import type { ArrayField, Field } from 'payload'
import { moneyField } from '#platform/fields/money-field.ts'
import type { Dated } from '../rules/figures.ts'
import { positiveIntegerField } from './positive-integer-field.ts'

/** Payload stores a day as noon. */
const momentOf = (day: string) => `${day}T12:00:00.000Z`

/** A list whose rows apply from a day on, with the figures that apply before anything was saved. */
export function datedRows<Row extends Dated>(
  name: string,
  label: string,
  { defaults, fields }: { readonly defaults: readonly Row[]; readonly fields: Field[] },
): ArrayField {
  return {
    name,
    label,
    type: 'array',
    minRows: 1,
    labels: { singular: label, plural: label },
    defaultValue: defaults.map((row) => ({ ...row, validFrom: momentOf(row.validFrom) })),
    fields: [
      {
        type: 'row',
        fields: [
          {
            name: 'validFrom',
            type: 'date',
            label: 'Applies from',
            required: true,
            admin: { width: '30%', date: { pickerAppearance: 'dayOnly', displayFormat: 'd MMMM yyyy' } },
          },
          {
            name: 'source',
            type: 'text',
            label: 'Source',
            required: true,
            maxLength: 300,
            admin: {
              width: '70%',
              description: 'Shown beside the figures. Say so when they are an estimate.',
            },
          },
        ],
      },
      ...fields,
    ],
  }
}

/** Required amounts beside each other: names with labels. */
export const amountsRow = (labels: Readonly<Record<string, string>>): Field => ({
  type: 'row',
  fields: Object.entries(labels).map(([name, label]) => moneyField(name, label, { required: true })),
})

/** Required whole numbers beside each other: names with labels. */
export const countsRow = (labels: Readonly<Record<string, string>>): Field => ({
  type: 'row',
  fields: Object.entries(labels).map(([name, label]) => positiveIntegerField(name, label)),
})
