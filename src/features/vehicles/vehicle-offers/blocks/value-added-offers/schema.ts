import { defineBlockSchema } from '#features/site/blocks/cms.ts'

/** Value-added offers of all ranges that are valid today. Source: requirement C-177; decision C-17. */
export const valueAddedOffers = defineBlockSchema({
  slug: 'valueAddedOffers',
  label: 'Value-added offers',
  plural: 'Value-added offers',
  group: 'Vehicles',
  order: 90,
  sketch: [
    ['heading', 4, 4, 18],
    ['card', 4, 10, 40, 7],
    ['card', 4, 19, 40, 7],
  ],
  fields: [
    {
      name: 'heading',
      type: 'text',
      required: true,
      localized: true,
      maxLength: 80,
      admin: {
        description:
          'Heading of a list of today’s value-added offers, each with a link to its vehicle. The section is hidden when there are none.',
      },
    },
    {
      name: 'lead',
      type: 'textarea',
      localized: true,
      maxLength: 300,
      admin: { description: 'A sentence or two beside the heading.' },
    },
  ],
})
