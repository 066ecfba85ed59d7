import { defineBlockSchema } from '#features/blocks/cms.ts'
import { buttonsField } from '#features/links/cms.ts'
import { pictureField, videoField } from '#features/pictures/cms.ts'
import { rowLabel } from '#platform/fields/row-label.ts'

/** Source: requirements D-024, D-025, D-068 and D-425. */
export const bannerCarousel = defineBlockSchema({
  slug: 'bannerCarousel',
  label: 'Banner carousel',
  plural: 'Banner carousels',
  group: 'Opening',
  sketch: [
    ['picture', 0, 0, 48, 24],
    ['heading', 4, 8, 18],
    ['line', 4, 13, 14],
    ['line', 20, 27, 2],
    ['line', 23, 27, 2],
    ['line', 26, 27, 2],
  ],
  fields: [
    {
      name: 'label',
      type: 'text',
      label: 'Name',
      localized: true,
      maxLength: 60,
      admin: { description: 'For screen readers.' },
    },
    {
      name: 'height',
      type: 'select',
      defaultValue: 'large',
      options: [
        { value: 'large', label: 'Large' },
        { value: 'slim', label: 'Slim' },
      ],
    },
    {
      name: 'slides',
      type: 'array',
      labels: { singular: 'Slide', plural: 'Slides' },
      minRows: 1,
      maxRows: 12,
      admin: { initCollapsed: true, components: { RowLabel: rowLabel('title') } },
      fields: [
        {
          name: 'title',
          type: 'textarea',
          required: true,
          localized: true,
          maxLength: 80,
          admin: { rows: 2 },
        },
        { name: 'subtitle', type: 'text', localized: true, maxLength: 160 },
        { name: 'description', type: 'textarea', localized: true, maxLength: 400 },
        buttonsField({ maxRows: 2 }),
        pictureField({ label: 'Picture' }),
        { name: 'hasVideo', type: 'checkbox', label: 'Plays a video', defaultValue: false },
        // Payload does not validate a hidden field, which would require a file.
        { ...videoField(), admin: { condition: (_, slide) => slide?.hasVideo === true } },
      ],
    },
  ],
})
