import { pictureField } from '#features/pictures/pictures/cms.ts'
import { defineBlockSchema } from '#features/site/blocks/cms.ts'
import { linkField } from '#features/site/links/cms.ts'

/** Source: requirement C-274. */
export const singleImage = defineBlockSchema({
  slug: 'singleImage',
  label: 'Picture',
  plural: 'Pictures',
  group: 'Pictures and video',
  order: 10,
  sketch: [
    ['picture', 6, 5, 36, 19],
    ['line', 6, 27, 18],
  ],
  fields: [
    { name: 'title', type: 'text', localized: true, maxLength: 120 },
    pictureField({ required: true }),
    {
      name: 'caption',
      type: 'text',
      localized: true,
      maxLength: 300,
      admin: { description: 'Shown below the picture. Empty: the caption of the uploaded file.' },
    },
    {
      name: 'width',
      type: 'select',
      defaultValue: 'frame',
      options: [
        { value: 'text', label: 'Width of the text' },
        { value: 'frame', label: 'Page width' },
        { value: 'window', label: 'Full window width' },
      ],
      admin: {
        description: 'From edge to edge, the picture is cropped to the height of a banner.',
      },
    },
    linkField({ label: 'Link of the picture', optional: true }),
  ],
})
