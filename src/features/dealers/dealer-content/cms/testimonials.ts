import { richTextField } from '#platform/fields/rich-text-field.ts'
import { brandsField, shownForBrand } from './brands-field.ts'
import { contentCollection } from './content-collection.ts'

/** What customers say about dealers. Source: requirements D-013, D-027 and D-028. */
export const testimonials = contentCollection({
  slug: 'testimonials',
  labels: { singular: 'Testimonial', plural: 'Testimonials' },
  title: 'fullName',
  columns: ['rating', 'productName'],
  search: ['fullName', 'productName'],
  sort: '-createdAt',
  description: 'What customers say. Dealers cannot change them.',
  byDealers: false,
  fields: [
    {
      type: 'row',
      fields: [
        { name: 'fullName', type: 'text', label: 'Name', required: true, maxLength: 80 },
        {
          name: 'rating',
          type: 'number',
          required: true,
          min: 1,
          max: 5,
          defaultValue: 5,
          validate: (value: unknown) =>
            [1, 2, 3, 4, 5].includes(value as number) || 'Enter a whole number from 1 to 5.',
          admin: { step: 1, description: 'Stars, 1 to 5.' },
        },
        {
          name: 'productName',
          type: 'text',
          label: 'Vehicle or service',
          maxLength: 80,
          admin: { description: 'What it is about, such as Hilux Double Cab.' },
        },
      ],
    },
    { ...richTextField('description', 'What the customer says', { required: true }), localized: false },
    brandsField(shownForBrand),
  ],
})
