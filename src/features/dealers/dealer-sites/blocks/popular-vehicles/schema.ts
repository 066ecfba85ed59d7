import { defineBlockSchema } from '#features/site/blocks/cms.ts'
import { buttonsField } from '#features/site/links/cms.ts'
import { sectionFields } from '../../cms/section-fields.ts'

/** Source: requirements D-053 to D-055. */
export const popularVehicles = defineBlockSchema({
  slug: 'popularVehicles',
  label: 'Most popular vehicles',
  plural: 'Most popular vehicles',
  group: 'Dealers',
  order: 30,
  sketch: [
    ['heading', 4, 4, 18],
    ['picture', 4, 10, 12, 10],
    ['picture', 18, 10, 12, 10],
    ['picture', 32, 10, 12, 10],
  ],
  fields: [
    ...sectionFields(),
    {
      name: 'ranges',
      type: 'relationship',
      relationTo: 'ranges',
      hasMany: true,
      label: 'Vehicles',
      admin: {
        description:
          'The first eight are shown. Empty: the first eight of the line-up, which also replaces vehicles that are no longer on sale.',
      },
    },
    buttonsField({ maxRows: 1 }),
  ],
})
