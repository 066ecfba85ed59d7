import type { Field, NumberFieldSingleValidation } from 'payload'
import { number } from 'payload/shared'
import { defineBlockSchema } from '#features/site/blocks/cms.ts'
import { rowLabel } from '#platform/fields/row-label.ts'
import { sectionFields } from '../../cms/section-fields.ts'
import { totalProblem } from '../../rules/rally-stages.ts'

type Stage = Parameters<typeof totalProblem>[0]

const validateTotal: NumberFieldSingleValidation = (value, context) =>
  totalProblem(context.siblingData as Stage, value) ?? number(value, context)

const distance = (name: string, label: string, options: object = { required: true }): Field => ({
  ...{ name, label, type: 'number', min: 0, max: 9_999 },
  ...options,
  admin: { width: '25%', step: 0.1 },
})

/** Source: requirements C-117, C-118, C-120 and C-121. */
export const rallyStages = defineBlockSchema({
  slug: 'rallyStages',
  label: 'Rally stages',
  plural: 'Rally stages',
  group: 'Racing',
  order: 120,
  sketch: [
    ['heading', 4, 3, 20],
    ['line', 4, 11, 16],
    ['line', 30, 11, 14],
    ['line', 4, 16, 16],
    ['line', 30, 16, 14],
    ['line', 4, 21, 16],
    ['line', 30, 21, 14],
    ['line', 4, 26, 16],
    ['line', 30, 26, 14],
  ],
  fields: [
    ...sectionFields(),
    {
      name: 'caption',
      type: 'text',
      label: 'Title of the table',
      localized: true,
      maxLength: 120,
      admin: {
        description: 'What the table lists, such as the days of the rally. Screen readers announce it.',
      },
    },
    {
      name: 'stages',
      type: 'array',
      labels: { singular: 'Stage', plural: 'Stages' },
      maxRows: 60,
      admin: {
        initCollapsed: true,
        components: { RowLabel: rowLabel('name') },
        description: 'In kilometres: the timed part, and the drive to it and back on public roads.',
      },
      fields: [
        {
          type: 'row',
          fields: [
            {
              name: 'name',
              type: 'text',
              required: true,
              localized: true,
              maxLength: 80,
              admin: { width: '25%' },
            },
            distance('stageDistance', 'Stage distance'),
            distance('liaisonDistance', 'Liaison distance'),
            distance('totalDistance', 'Total distance (empty: their sum)', { validate: validateTotal }),
          ],
        },
      ],
    },
  ],
})
