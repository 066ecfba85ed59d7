import type { Field } from 'payload'
import { championshipField, sectionFields } from '#features/motorsport/motorsport-results/cms.ts'
import { pictureField } from '#features/pictures/pictures/cms.ts'
import { defineBlockSchema } from '#features/site/blocks/cms.ts'
import { rowLabel } from '#platform/fields/row-label.ts'

const text = (name: string, label: string, width: string): Field => ({
  ...{ name, label, type: 'text', maxLength: 120 },
  admin: { width },
})

const number = (name: string, label: string, min: number, max: number): Field => ({
  ...{ name, label, type: 'number', min, max },
  admin: { width: '20%' },
})

/** Source: requirement C-101. */
const rowFields: Field[] = [
  {
    type: 'row',
    fields: [
      number('rank', 'Rank', 1, 999),
      number('points', 'Points', 0, 9_999),
      number('year', 'Year', 1950, 2100),
      text('carNumber', 'Car number', '20%'),
      text('resultTime', 'Time', '20%'),
    ],
  },
  {
    type: 'row',
    fields: [text('driverName', 'Driver', '50%'), text('navigatorName', 'Navigator', '50%')],
  },
  {
    type: 'row',
    fields: [
      text('nationalChampionship', 'National championship', '34%'),
      text('teamName', 'Dealer', '33%'),
      text('regional', 'Region', '33%'),
    ],
  },
  pictureField({ name: 'teamImage', label: 'Picture of the dealer’s team' }),
]

/** Source: requirements C-098 to C-102 and C-281. */
export const grResults = defineBlockSchema({
  slug: 'grResults',
  label: 'Results',
  plural: 'Results',
  group: 'Racing',
  order: 100,
  sketch: [
    ['heading', 4, 3, 20],
    ['button', 4, 8, 8],
    ['button', 14, 8, 8],
    ['line', 4, 15, 40],
    ['line', 4, 19, 40],
    ['line', 4, 23, 40],
    ['line', 4, 27, 40],
  ],
  fields: [
    ...sectionFields(),
    {
      type: 'row',
      fields: [
        championshipField({
          required: false,
          description: 'Its standings, computed from its seasons, such as gr-cup. Empty: the rows below.',
        }),
        {
          name: 'year',
          type: 'number',
          label: 'Season',
          min: 1950,
          max: 2100,
          admin: { width: '30%', description: 'Empty: every season, the latest one open.' },
        },
      ],
    },
    {
      name: 'rows',
      type: 'array',
      labels: { singular: 'Row', plural: 'Rows' },
      maxRows: 200,
      admin: {
        initCollapsed: true,
        components: { RowLabel: rowLabel('driverName') },
        description:
          'A table of its own, such as past champions. A column is shown when some row has a value for it.',
      },
      fields: rowFields,
    },
  ],
})
