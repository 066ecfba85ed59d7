import { pictureField } from '#features/pictures/pictures/cms.ts'
import { defineBlockSchema } from '#features/site/blocks/cms.ts'
import { buttonsField } from '#features/site/links/cms.ts'

/** Source: requirement C-258. */
export const testimonialBanner = defineBlockSchema({
  slug: 'testimonialBanner',
  label: 'Testimonial',
  plural: 'Testimonials',
  group: 'Text',
  order: 120,
  sketch: [
    ['picture', 0, 0, 20, 32],
    ['heading', 24, 8, 20],
    ['heading', 24, 12, 20],
    ['heading', 24, 16, 12],
    ['line', 24, 22, 10],
    ['line', 24, 25, 14],
  ],
  fields: [
    {
      name: 'quote',
      type: 'textarea',
      required: true,
      localized: true,
      maxLength: 320,
      admin: { rows: 3, description: 'What the person says, without quotation marks.' },
    },
    {
      type: 'row',
      fields: [
        { name: 'name', type: 'text', required: true, maxLength: 80, admin: { width: '50%' } },
        {
          name: 'role',
          type: 'text',
          localized: true,
          maxLength: 120,
          admin: { width: '50%', description: 'What the person does, and where.' },
        },
      ],
    },
    pictureField({ label: 'Picture' }),
    buttonsField({ maxRows: 2 }),
  ],
})
