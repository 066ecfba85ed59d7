import { pictureField } from '#features/pictures/pictures/cms.ts'
import { defineBlockSchema } from '#features/site/blocks/cms.ts'
import { rowLabel } from '#platform/fields/row-label.ts'
import { sectionFields } from '../../cms/section-fields.ts'

/** Source: requirements D-056 and D-057. */
export const lexusVehicles = defineBlockSchema({
  slug: 'lexusVehicles',
  label: 'Lexus vehicles',
  plural: 'Lexus vehicles',
  group: 'Dealers',
  order: 130,
  sketch: [
    ['heading', 4, 4, 18],
    ['picture', 4, 10, 19, 14],
    ['picture', 25, 10, 19, 14],
  ],
  fields: [
    ...sectionFields(),
    {
      name: 'vehicles',
      type: 'array',
      labels: { singular: 'Vehicle', plural: 'Vehicles' },
      maxRows: 12,
      admin: {
        initCollapsed: true,
        components: { RowLabel: rowLabel('name') },
        description: 'Shown on the pages of groups only. Every vehicle leads to the site of the brand.',
      },
      fields: [
        {
          type: 'row',
          fields: [
            { name: 'name', type: 'text', required: true, maxLength: 60 },
            {
              name: 'path',
              type: 'text',
              maxLength: 80,
              validate: (value: string | null | undefined) =>
                !value ||
                /^\/?[a-z0-9][a-z0-9/-]*$/.test(value) ||
                'Lower-case letters, digits, hyphens, slashes.',
              admin: { description: 'Appended to the address of the site, such as models/nx.' },
            },
          ],
        },
        { name: 'text', type: 'text', localized: true, maxLength: 120 },
        pictureField({ label: 'Picture' }),
      ],
    },
  ],
})
