import type { Field } from 'payload'
import { defineBlockSchema } from '#features/site/blocks/cms.ts'
import { sectionFields } from '../../cms/section-fields.ts'

const figure = (name: string): Field => ({
  ...{ name, type: 'number', required: true, min: 0, max: 9_999 },
  admin: { width: '33%', step: 1 },
})

/** Source: requirements C-123 and C-124; decision C-5. */
export const eventFigures = defineBlockSchema({
  slug: 'eventFigures',
  label: 'Stages, days and crews',
  plural: 'Stages, days and crews',
  group: 'Racing',
  order: 150,
  sketch: [
    ['heading', 4, 4, 20],
    ['card', 4, 12, 12, 8],
    ['card', 18, 12, 12, 8],
    ['card', 32, 12, 12, 8],
  ],
  fields: [...sectionFields(), { type: 'row', fields: [figure('stages'), figure('days'), figure('crews')] }],
})
