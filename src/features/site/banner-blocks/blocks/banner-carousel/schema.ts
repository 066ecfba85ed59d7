import { pictureField, videoField } from '#features/pictures/pictures/cms.ts'
import { defineBlockSchema, themeField } from '#features/site/blocks/cms.ts'
import { buttonsField } from '#features/site/links/cms.ts'
import { rowLabel } from '#platform/fields/row-label.ts'
import { countdownFields, purchaseFields, simpleButtonsField, smallTextFields } from './slide-fields.ts'

/**
 * One slide is a banner without arrows and bullets; the racing style makes it a banner of GAZOO Racing.
 *
 * Source: requirements C-025 to C-046, C-257, C-284, C-285, D-024, D-025, D-068 and D-425.
 */
export const bannerCarousel = defineBlockSchema({
  slug: 'bannerCarousel',
  label: 'Banner carousel',
  plural: 'Banner carousels',
  group: 'Opening',
  order: 20,
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
    themeField(),
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
        ...smallTextFields,
        buttonsField({ maxRows: 12 }),
        simpleButtonsField,
        ...purchaseFields,
        pictureField({ label: 'Picture' }),
        {
          ...pictureField({ name: 'mobilePicture', label: 'Picture on phones' }),
          admin: {
            description:
              'Replaces the picture in windows narrower than 768 pixels. The description of the picture applies to both.',
          },
        },
        {
          ...pictureField({ name: 'titlePicture', label: 'Picture of the title' }),
          admin: { description: 'Replaces the title, which screen readers still read.' },
        },
        {
          name: 'textTheme',
          type: 'select',
          label: 'Text',
          defaultValue: 'light',
          options: [
            { value: 'light', label: 'Light, on a dark overlay' },
            { value: 'dark', label: 'Dark, on a light overlay' },
          ],
        },
        countdownFields,
        {
          name: 'hasVideo',
          type: 'checkbox',
          label: 'Has a video',
          defaultValue: false,
          admin: { description: 'With autoplay it runs in the slide; otherwise a button opens it.' },
        },
        // Payload does not validate a hidden field, which would require a file.
        { ...videoField(), admin: { condition: (_, slide) => slide?.hasVideo === true } },
      ],
    },
  ],
})
