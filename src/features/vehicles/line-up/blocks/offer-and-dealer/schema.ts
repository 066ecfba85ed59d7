import { defineBlockSchema } from '#features/site/blocks/cms.ts'
import { buttonsField } from '#features/site/links/cms.ts'

/** The special price of today that saves the most, and the search for a dealer. */
export const offerAndDealer = defineBlockSchema({
  slug: 'offerAndDealer',
  label: 'Offer of the day and dealers',
  plural: 'Offers of the day and dealers',
  group: 'Vehicles',
  order: 95,
  sketch: [
    ['card', 4, 6, 20, 18],
    ['heading', 28, 8, 14],
    ['line', 28, 13, 14],
    ['button', 28, 18, 8],
  ],
  fields: [
    {
      name: 'title',
      type: 'text',
      required: true,
      localized: true,
      maxLength: 80,
      label: 'Title of the search for a dealer',
      admin: {
        description:
          'The offer beside it is the special price of today that saves the most. It is left out when there is none.',
      },
    },
    { name: 'text', type: 'textarea', localized: true, maxLength: 300 },
    buttonsField({ maxRows: 1 }),
  ],
})
