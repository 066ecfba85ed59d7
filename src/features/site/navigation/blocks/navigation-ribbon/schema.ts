import { defineBlockSchema } from '#features/site/blocks/cms.ts'
import { linkField } from '#features/site/links/cms.ts'
import { rowLabel } from '#platform/fields/row-label.ts'
import shapes from '#ui/icons/icon-shapes.json' with { type: 'json' }

/** Source: requirements D-030 and D-031. */
export const navigationRibbon = defineBlockSchema({
  slug: 'navigationRibbon',
  label: 'Navigation ribbon',
  plural: 'Navigation ribbons',
  group: 'Navigation',
  order: 20,
  sketch: [
    ['card', 2, 12, 8, 8],
    ['card', 11, 12, 8, 8],
    ['card', 20, 12, 8, 8],
    ['card', 29, 12, 8, 8],
    ['card', 38, 12, 8, 8],
  ],
  fields: [
    {
      name: 'label',
      type: 'text',
      label: 'Name',
      localized: true,
      maxLength: 60,
      admin: { description: 'For screen readers, such as “Quick links”.' },
    },
    {
      name: 'items',
      type: 'array',
      labels: { singular: 'Item', plural: 'Items' },
      admin: {
        initCollapsed: true,
        components: { RowLabel: rowLabel('title') },
        description: 'The first five are shown.',
      },
      fields: [
        {
          type: 'row',
          fields: [
            {
              name: 'icon',
              type: 'select',
              options: Object.keys(shapes).map((value) => ({
                value,
                label: value.charAt(0).toUpperCase() + value.slice(1).replaceAll('-', ' '),
              })),
            },
            { name: 'title', type: 'text', required: true, localized: true, maxLength: 60 },
          ],
        },
        linkField(),
      ],
    },
  ],
})
