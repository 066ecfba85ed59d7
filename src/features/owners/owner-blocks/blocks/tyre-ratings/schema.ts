import type { ArrayField, ArrayFieldValidation, Field, NumberField } from 'payload'
import { array } from 'payload/shared'
import { defineBlockSchema } from '#features/site/blocks/cms.ts'
import { rowLabel } from '#platform/fields/row-label.ts'
import { firstFallingRow, type LoadRow } from './rising-loads.ts'

const risingLoads: ArrayFieldValidation = (rows, context) => {
  const row = firstFallingRow((rows ?? []) as LoadRow[])
  return row === null
    ? array(rows, context)
    : `Row ${row}: load index and load must both be higher than in the row above.`
}

function wholeNumber(name: string, label: string, max: number): NumberField {
  return { name, label, type: 'number', required: true, min: 0, max, admin: { step: 1, width: '50%' } }
}

function caption(description: string): Field {
  return {
    name: 'caption',
    type: 'text',
    label: 'Title of the table',
    required: true,
    localized: true,
    maxLength: 120,
    admin: { description },
  }
}

function tablesField(name: string, label: string, fields: Field[]): ArrayField {
  return {
    name,
    type: 'array',
    label,
    labels: { singular: 'Table', plural: 'Tables' },
    maxRows: 8,
    admin: { initCollapsed: true, components: { RowLabel: rowLabel('caption') } },
    fields,
  }
}

const loadTables = tablesField('loadTables', 'Tables of load indexes', [
  caption('For example: Load index 62 to 74.'),
  {
    name: 'rows',
    type: 'array',
    labels: { singular: 'Load index', plural: 'Load indexes' },
    minRows: 1,
    required: true,
    validate: risingLoads,
    admin: { initCollapsed: true, components: { RowLabel: rowLabel('loadIndex') } },
    fields: [
      {
        type: 'row',
        fields: [
          wholeNumber('loadIndex', 'Load index', 279),
          wholeNumber('loadInKG', 'Load of one tyre in kg', 136_000),
        ],
      },
    ],
  },
])

const speedTables = tablesField('speedTables', 'Tables of speed symbols', [
  caption('For example: Speed symbols E to Q.'),
  {
    name: 'rows',
    type: 'array',
    labels: { singular: 'Speed symbol', plural: 'Speed symbols' },
    minRows: 1,
    required: true,
    admin: { initCollapsed: true, components: { RowLabel: rowLabel('speedSymbol') } },
    fields: [
      {
        type: 'row',
        fields: [
          {
            name: 'speedSymbol',
            type: 'text',
            label: 'Speed symbol',
            required: true,
            maxLength: 12,
            admin: { width: '50%' },
          },
          {
            name: 'speed',
            type: 'text',
            label: 'Speed in km/h',
            required: true,
            maxLength: 12,
            admin: { width: '50%', description: 'A number, or 240+ for more than 240.' },
          },
        ],
      },
    ],
  },
])

/** Source: requirements C-157 to C-163; decisions C-1 and G-8. */
export const tyreRatings = defineBlockSchema({
  slug: 'tyreRatings',
  label: 'Tyre load and speed tables',
  plural: 'Tyre load and speed tables',
  group: 'Text',
  order: 90,
  sketch: [
    ['heading', 4, 4, 18],
    ['card', 4, 10, 12, 18],
    ['card', 18, 10, 12, 18],
    ['card', 32, 10, 12, 18],
    ['line', 6, 14, 8],
    ['line', 20, 14, 8],
    ['line', 34, 14, 8],
    ['line', 6, 19, 8],
    ['line', 20, 19, 8],
    ['line', 34, 19, 8],
  ],
  fields: [
    { name: 'title', type: 'text', localized: true, maxLength: 120 },
    {
      type: 'row',
      fields: [
        {
          name: 'loadTitle',
          type: 'text',
          label: 'Title of the load indexes',
          localized: true,
          maxLength: 120,
          admin: { width: '50%' },
        },
        {
          name: 'speedTitle',
          type: 'text',
          label: 'Title of the speed symbols',
          localized: true,
          maxLength: 120,
          admin: { width: '50%' },
        },
      ],
    },
    {
      name: 'note',
      type: 'textarea',
      label: 'Note on the load',
      localized: true,
      maxLength: 400,
      admin: { description: 'Shown above the load indexes: what their load means for the whole vehicle.' },
    },
    loadTables,
    speedTables,
  ],
})
