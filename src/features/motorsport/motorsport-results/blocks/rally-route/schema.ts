import type { ArrayFieldValidation, Field } from 'payload'
import { array } from 'payload/shared'
import { defineBlockSchema } from '#features/site/blocks/cms.ts'
import { rowLabel } from '#platform/fields/row-label.ts'
import { sectionFields } from '../../cms/section-fields.ts'
import { routeProblem } from '../../rules/rally-route.ts'

type Route = Parameters<typeof routeProblem>[0]

const validateStages: ArrayFieldValidation = (value, context) =>
  routeProblem(context.siblingData as Route) ?? array(value, context)

const town = (name: string, label: string): Field => ({
  ...{ name, label, type: 'text', required: true, maxLength: 60 },
  admin: { width: '30%' },
})

const degrees = (name: string, label: string, limit: number): Field => ({
  ...{ name, label, type: 'number', required: true, min: -limit, max: limit },
  admin: { width: '30%', step: 0.01 },
})

/** The route of a rally on a drawn map, stage by stage. */
export const rallyRoute = defineBlockSchema({
  slug: 'rallyRoute',
  label: 'Route of a rally',
  plural: 'Routes of rallies',
  group: 'Racing',
  order: 130,
  sketch: [
    ['heading', 4, 3, 20],
    ['picture', 4, 9, 24, 20],
    ['line', 31, 10, 13],
    ['line', 31, 15, 13],
    ['line', 31, 20, 13],
    ['line', 31, 25, 13],
  ],
  fields: [
    ...sectionFields(),
    {
      name: 'stagesRun',
      type: 'number',
      label: 'Stages run so far',
      min: 0,
      max: 60,
      admin: { step: 1, description: 'Their part of the route is drawn in the accent colour.' },
    },
    {
      name: 'towns',
      type: 'array',
      labels: { singular: 'Town', plural: 'Towns' },
      maxRows: 60,
      admin: {
        initCollapsed: true,
        components: { RowLabel: rowLabel('name') },
        description: 'The bivouacs, in degrees: north and east are positive. Enter each once.',
      },
      fields: [
        {
          type: 'row',
          fields: [
            { ...town('name', 'Name'), admin: { width: '40%' } } as Field,
            degrees('latitude', 'Latitude', 85),
            degrees('longitude', 'Longitude', 180),
          ],
        },
      ],
    },
    {
      name: 'stages',
      type: 'array',
      labels: { singular: 'Stage', plural: 'Stages' },
      maxRows: 60,
      validate: validateStages,
      admin: {
        initCollapsed: true,
        components: { RowLabel: rowLabel('name') },
        description: 'In the order in which they are driven. A start and finish is the name of a town above.',
      },
      fields: [
        {
          type: 'row',
          fields: [
            {
              ...{ name: 'name', type: 'text', required: true, localized: true, maxLength: 60 },
              admin: { width: '25%' },
            },
            town('start', 'Start'),
            town('finish', 'Finish'),
            {
              ...{ name: 'distance', label: 'Kilometres', type: 'number', min: 1, max: 9_999 },
              admin: { width: '15%', step: 1 },
            },
          ],
        },
      ],
    },
  ],
})
