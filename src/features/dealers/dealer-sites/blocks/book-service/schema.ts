import { defineBlockSchema } from '#features/site/blocks/cms.ts'
import { sectionFields } from '../../cms/section-fields.ts'

/** Source: requirements D-062, D-384 and D-386. */
export const bookService = defineBlockSchema({
  slug: 'bookService',
  label: 'Book a service',
  plural: 'Book a service',
  group: 'Dealers',
  order: 110,
  sketch: [
    ['heading', 4, 4, 18],
    ['card', 4, 9, 40, 18],
    ['button', 18, 16, 12],
  ],
  fields: [
    ...sectionFields(),
    {
      name: 'frame',
      type: 'checkbox',
      label: 'Show the booking page in the section',
      defaultValue: false,
      admin: {
        description: 'Only when the booking site allows it. Otherwise a button opens it in a new tab.',
      },
    },
  ],
})
