import { defineBlockSchema } from '#features/site/blocks/cms.ts'
import { linkField } from '#features/site/links/cms.ts'
import { rowLabel } from '#platform/fields/row-label.ts'
import shapes from '#ui/icons/icon-shapes.json' with { type: 'json' }
import { sectionFields } from '../../cms/section-fields.ts'

/** `shield-check` → “Shield check”. */
function labelOf(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ')
}

/** Source: requirements D-032 and D-033. */
export const servicesGrid = defineBlockSchema({
  slug: 'servicesGrid',
  label: 'Services',
  plural: 'Services',
  group: 'Dealers',
  order: 40,
  sketch: [
    ['heading', 4, 4, 18],
    ['card', 4, 10, 9, 8],
    ['card', 15, 10, 9, 8],
    ['card', 26, 10, 9, 8],
    ['card', 4, 20, 9, 8],
    ['card', 15, 20, 9, 8],
    ['card', 26, 20, 9, 8],
  ],
  fields: [
    ...sectionFields(),
    {
      name: 'cards',
      type: 'array',
      labels: { singular: 'Service', plural: 'Services' },
      admin: {
        initCollapsed: true,
        components: { RowLabel: rowLabel('title') },
        description: 'The first eight are shown. Empty: the services of the dealer.',
      },
      fields: [
        {
          type: 'row',
          fields: [
            {
              name: 'icon',
              type: 'select',
              options: Object.keys(shapes).map((value) => ({ value, label: labelOf(value) })),
            },
            { name: 'title', type: 'text', required: true, localized: true, maxLength: 80 },
          ],
        },
        { name: 'text', type: 'textarea', localized: true, maxLength: 240 },
        linkField({ optional: true }),
      ],
    },
  ],
})
