import { defineBlockSchema } from '#features/site/blocks/cms.ts'
import { linkField } from '#features/site/links/cms.ts'
import { rowLabel } from '#platform/fields/row-label.ts'

/** Source: requirements V-190 and V-206 to V-210. */
export const sponsorshipChooser = defineBlockSchema({
  slug: 'sponsorshipChooser',
  label: 'Sponsorship chooser',
  plural: 'Sponsorship choosers',
  group: 'Navigation',
  order: 40,
  sketch: [
    ['card', 4, 4, 40, 7],
    ['line', 7, 7, 10],
    ['button', 33, 6, 9],
    ['card', 10, 14, 28, 11],
    ['heading', 13, 17, 12],
    ['line', 13, 21, 20],
  ],
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'title',
          type: 'text',
          required: true,
          localized: true,
          maxLength: 40,
          admin: { width: '50%', description: 'The subject of the page. Shown at the start of the bar.' },
        },
        {
          name: 'buttonLabel',
          type: 'text',
          required: true,
          localized: true,
          maxLength: 40,
          admin: { width: '50%', description: 'Opens the dialog, and is its title.' },
        },
      ],
    },
    {
      name: 'options',
      type: 'array',
      label: 'Kinds of support',
      labels: { singular: 'Kind of support', plural: 'Kinds of support' },
      minRows: 1,
      maxRows: 4,
      required: true,
      admin: { initCollapsed: true, components: { RowLabel: rowLabel('title') } },
      fields: [
        { name: 'title', type: 'text', required: true, localized: true, maxLength: 60 },
        { name: 'text', type: 'textarea', localized: true, maxLength: 300 },
        {
          name: 'topics',
          type: 'array',
          labels: { singular: 'Topic', plural: 'Topics' },
          maxRows: 8,
          admin: { description: 'What is supported: fields, or pillars.' },
          fields: [{ name: 'name', type: 'text', required: true, localized: true, maxLength: 60 }],
        },
        { name: 'linkLabel', type: 'text', required: true, localized: true, maxLength: 60 },
        linkField(),
      ],
    },
  ],
})
