import { pictureField } from '#features/pictures/pictures/cms.ts'
import { defineBlockSchema } from '#features/site/blocks/cms.ts'
import { buttonsField } from '#features/site/links/cms.ts'

/** Source: requirement C-252. */
export const adaptiveBanner = defineBlockSchema({
  slug: 'adaptiveBanner',
  label: 'Banner with a picture for phones',
  plural: 'Banners with a picture for phones',
  group: 'Opening',
  order: 30,
  sketch: [
    ['picture', 0, 2, 30, 28],
    ['picture', 34, 2, 12, 18],
    ['heading', 3, 10, 12],
    ['line', 3, 15, 12],
    ['heading', 34, 23, 10],
    ['line', 34, 27, 12],
  ],
  fields: [
    { name: 'title', type: 'textarea', required: true, localized: true, maxLength: 80, admin: { rows: 2 } },
    { name: 'text', type: 'textarea', localized: true, maxLength: 300 },
    buttonsField({ maxRows: 2 }),
    pictureField({ label: 'Picture from 768 px', required: true }),
    {
      ...pictureField({ name: 'phonePicture', label: 'Picture below 768 px, on phones' }),
      admin: {
        description:
          'An upright one suits. Empty: the same picture. Screen readers read the description of the other picture.',
      },
    },
    {
      type: 'row',
      fields: [
        {
          name: 'textPlace',
          type: 'select',
          label: 'Text from 768 px',
          defaultValue: 'left',
          options: [
            { value: 'left', label: 'On the picture, left' },
            { value: 'right', label: 'On the picture, right' },
          ],
          admin: { width: '50%', description: 'In our drawings the vehicle is on the right.' },
        },
        {
          name: 'phoneTextPlace',
          type: 'select',
          label: 'Text on phones',
          defaultValue: 'below',
          options: [
            { value: 'above', label: 'Above the picture' },
            { value: 'below', label: 'Below the picture' },
          ],
          admin: { width: '50%' },
        },
      ],
    },
  ],
})
