import type { Field, TextareaFieldValidation } from 'payload'
import { defineBlockSchema } from '#features/site/blocks/cms.ts'
import { rowLabel } from '#platform/fields/row-label.ts'
import { sectionFields } from '../../cms/section-fields.ts'
import { stageTimesProblem } from '../../rules/stage-times.ts'

const validateTimes: TextareaFieldValidation = (value) => stageTimesProblem(value ?? '') ?? true

const text = (name: string, label: string, width: string, required = false): Field => ({
  ...{ name, label, type: 'text', maxLength: 80, required },
  admin: { width },
})

/** Source: requirements C-103, C-104 and C-127. */
export const dakarStandings = defineBlockSchema({
  slug: 'dakarStandings',
  label: 'Dakar standings',
  plural: 'Dakar standings',
  group: 'Racing',
  order: 110,
  sketch: [
    ['heading', 4, 3, 20],
    ['card', 4, 9, 6, 4],
    ['card', 12, 9, 6, 4],
    ['line', 4, 17, 40],
    ['line', 4, 21, 40],
    ['line', 4, 25, 40],
  ],
  fields: [
    ...sectionFields(),
    {
      name: 'caption',
      type: 'text',
      label: 'Title of the table',
      localized: true,
      maxLength: 120,
      admin: { description: 'What the table lists, such as: After stage 3.' },
    },
    {
      name: 'crews',
      type: 'array',
      labels: { singular: 'Crew', plural: 'Crews' },
      maxRows: 60,
      admin: {
        initCollapsed: true,
        components: { RowLabel: rowLabel('name') },
        description: 'Both positions are computed from the times.',
      },
      fields: [
        {
          type: 'row',
          fields: [
            text('name', 'Driver', '40%', true),
            text('navigator', 'Navigator', '40%'),
            { ...text('number', 'Car number', '20%', true), maxLength: 4 } as Field,
          ],
        },
        text('regional', 'Region', '40%'),
        {
          name: 'times',
          type: 'textarea',
          label: 'Stage times',
          required: true,
          maxLength: 1_000,
          validate: validateTimes,
          admin: {
            rows: 4,
            description:
              'A line for each stage so far: 4:41:18, or 4:41:18 +2:00 with a penalty, or - for a stage that was not finished.',
          },
        },
      ],
    },
  ],
})
