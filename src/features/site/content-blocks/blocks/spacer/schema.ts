import { defineBlockSchema } from '#features/site/blocks/cms.ts'

/** Source: requirement C-279. */
export const spacer = defineBlockSchema({
  slug: 'spacer',
  label: 'Space',
  plural: 'Spaces',
  group: 'Text',
  order: 110,
  sketch: [
    ['line', 6, 6, 36],
    ['line', 6, 26, 36],
  ],
  fields: [
    {
      name: 'size',
      type: 'select',
      label: 'Height',
      defaultValue: 'medium',
      options: [
        { value: 'small', label: 'Small' },
        { value: 'medium', label: 'Medium' },
        { value: 'large', label: 'Large' },
      ],
      admin: { description: 'Sections already have space between them; use this only to add more.' },
    },
  ],
})
