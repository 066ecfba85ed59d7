import { defineBlockSchema } from '#features/site/blocks/cms.ts'
import { richTextField } from '#platform/fields/rich-text-field.ts'
import { rowLabel } from '#platform/fields/row-label.ts'
import { emptyTextField, sectionFields } from '../../cms/section-fields.ts'

/** Source: requirements D-013 and D-026 to D-028. */
export const testimonials = defineBlockSchema({
  slug: 'testimonials',
  label: 'Testimonials',
  plural: 'Testimonials',
  group: 'Dealers',
  order: 50,
  sketch: [
    ['heading', 4, 4, 18],
    ['card', 4, 10, 19, 16],
    ['card', 25, 10, 19, 16],
  ],
  fields: [
    ...sectionFields(),
    {
      name: 'testimonials',
      type: 'array',
      labels: { singular: 'Testimonial', plural: 'Testimonials' },
      maxRows: 12,
      admin: {
        initCollapsed: true,
        components: { RowLabel: rowLabel('fullName') },
        description: 'Empty: those of the dealer on whose site the page is.',
      },
      fields: [
        {
          type: 'row',
          fields: [
            { name: 'fullName', type: 'text', required: true, maxLength: 80 },
            { name: 'productName', type: 'text', label: 'Vehicle', maxLength: 80 },
            {
              name: 'rating',
              type: 'number',
              required: true,
              min: 1,
              max: 5,
              defaultValue: 5,
              admin: { step: 1, description: 'Stars, one to five.' },
            },
          ],
        },
        richTextField('text', 'Text', { required: true }),
      ],
    },
    emptyTextField(),
  ],
})
