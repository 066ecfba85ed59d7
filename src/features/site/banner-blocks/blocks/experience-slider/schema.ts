import { pictureField } from '#features/pictures/pictures/cms.ts'
import { defineBlockSchema } from '#features/site/blocks/cms.ts'
import { linkField } from '#features/site/links/cms.ts'
import { rowLabel } from '#platform/fields/row-label.ts'

/** Source: requirement C-286. */
export const experienceSlider = defineBlockSchema({
  slug: 'experienceSlider',
  label: 'Experience slider',
  plural: 'Experience sliders',
  group: 'Racing',
  order: 10,
  sketch: [
    ['heading', 4, 4, 18],
    ['picture', 4, 10, 24, 15],
    ['heading', 31, 13, 13],
    ['line', 31, 17, 13],
    ['button', 31, 21, 7],
    ['line', 20, 28, 2],
    ['line', 23, 28, 2],
    ['line', 26, 28, 2],
  ],
  fields: [
    { name: 'title', type: 'text', localized: true, maxLength: 80 },
    {
      name: 'intro',
      type: 'textarea',
      label: 'Introduction',
      localized: true,
      maxLength: 400,
      admin: { description: 'One or two sentences next to the title.' },
    },
    {
      name: 'slides',
      type: 'array',
      labels: { singular: 'Slide', plural: 'Slides' },
      minRows: 1,
      maxRows: 12,
      admin: { initCollapsed: true, components: { RowLabel: rowLabel('title') } },
      fields: [
        { name: 'title', type: 'text', required: true, localized: true, maxLength: 80 },
        { name: 'text', type: 'textarea', localized: true, maxLength: 400 },
        pictureField(),
        {
          name: 'button',
          type: 'group',
          interfaceName: 'ButtonGroup',
          fields: [
            {
              name: 'label',
              type: 'text',
              localized: true,
              maxLength: 60,
              admin: { description: 'Empty: the slide has no button.' },
            },
            linkField({ optional: true }),
          ],
        },
      ],
    },
  ],
})
