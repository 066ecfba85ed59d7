import { pictureField } from '#features/pictures/pictures/cms.ts'
import { defineBlockSchema } from '#features/site/blocks/cms.ts'
import { linkField } from '#features/site/links/cms.ts'
import { rowLabel } from '#platform/fields/row-label.ts'

/** Source: requirement C-301. */
export const brandCards = defineBlockSchema({
  slug: 'brandCards',
  label: 'Cards of brands',
  plural: 'Cards of brands',
  group: 'Cards',
  order: 70,
  sketch: [
    ['heading', 4, 4, 18],
    ['picture', 4, 10, 12, 18],
    ['picture', 18, 10, 12, 18],
    ['picture', 32, 10, 12, 18],
    ['heading', 6, 23, 7],
    ['heading', 20, 23, 7],
    ['heading', 34, 23, 7],
  ],
  fields: [
    { name: 'title', type: 'text', localized: true, maxLength: 120 },
    {
      name: 'intro',
      type: 'textarea',
      label: 'Introduction',
      localized: true,
      maxLength: 400,
      admin: { description: 'One or two sentences next to the title.' },
    },
    {
      name: 'brands',
      type: 'array',
      labels: { singular: 'Brand', plural: 'Brands' },
      minRows: 1,
      maxRows: 6,
      admin: { initCollapsed: true, components: { RowLabel: rowLabel('name') } },
      fields: [
        { name: 'name', type: 'text', required: true, localized: true, maxLength: 40 },
        { name: 'text', type: 'textarea', localized: true, maxLength: 300 },
        pictureField({ required: true }),
        linkField({ optional: true }),
        {
          name: 'linkLabel',
          type: 'text',
          label: 'Label of the link',
          localized: true,
          maxLength: 60,
          admin: { description: 'Empty: “Visit” and the name of the brand.' },
        },
      ],
    },
  ],
})
