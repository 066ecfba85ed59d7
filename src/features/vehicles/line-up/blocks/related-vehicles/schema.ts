import { defineBlockSchema } from '#features/site/blocks/cms.ts'

/** Ranges with the same body type. Source: requirements C-146 and C-149. */
export const relatedVehicles = defineBlockSchema({
  slug: 'relatedVehicles',
  label: 'Related vehicles',
  plural: 'Related vehicles',
  group: 'Vehicles',
  order: 70,
  sketch: [
    ['heading', 4, 5, 18],
    ['picture', 4, 12, 8, 7],
    ['picture', 14, 12, 8, 7],
    ['picture', 24, 12, 8, 7],
    ['picture', 34, 12, 8, 7],
    ['button', 4, 22, 8],
    ['button', 14, 22, 8],
    ['button', 24, 22, 8],
    ['button', 34, 22, 8],
  ],
  fields: [
    {
      name: 'heading',
      type: 'text',
      localized: true,
      maxLength: 80,
      admin: {
        description:
          'Leave empty for “Related Vehicles”. On the page of a vehicle the section shows up to four ranges with the same body type; on other pages it is hidden.',
      },
    },
  ],
})
