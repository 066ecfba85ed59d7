import { defineBlockSchema } from '#features/site/blocks/cms.ts'
import { linkField } from '#features/site/links/cms.ts'
import { rowLabel } from '#platform/fields/row-label.ts'

/** Source: requirement C-302. */
export const helpSection = defineBlockSchema({
  slug: 'helpSection',
  label: 'Help for owners',
  plural: 'Help for owners',
  group: 'Navigation',
  order: 30,
  sketch: [
    ['heading', 4, 6, 14],
    ['line', 4, 12, 14],
    ['button', 4, 18, 10],
    ['card', 24, 6, 20, 5],
    ['card', 24, 13, 20, 5],
    ['card', 24, 20, 20, 5],
  ],
  fields: [
    { name: 'title', type: 'text', required: true, localized: true, maxLength: 80 },
    {
      name: 'text',
      type: 'textarea',
      localized: true,
      maxLength: 400,
      admin: { description: 'The telephone numbers and the e-mail address come from the settings.' },
    },
    {
      name: 'links',
      type: 'array',
      labels: { singular: 'Link', plural: 'Links' },
      maxRows: 8,
      admin: { initCollapsed: true, components: { RowLabel: rowLabel('label') } },
      fields: [
        { name: 'label', type: 'text', required: true, localized: true, maxLength: 60 },
        {
          name: 'text',
          type: 'text',
          localized: true,
          maxLength: 160,
          admin: { description: 'What the visitor finds there.' },
        },
        linkField(),
      ],
    },
  ],
})
