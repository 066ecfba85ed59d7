import { defineBlockSchema } from '#features/blocks/cms.ts'
import { linkField } from '#features/links/cms.ts'
import { pictureField } from '#features/pictures/cms.ts'

/** Source: requirement C-274. */
export const singleImage = defineBlockSchema({
  slug: 'singleImage',
  label: 'Picture',
  plural: 'Pictures',
  group: 'Pictures and video',
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
      admin: { description: 'Below the picture. Empty: the caption of the uploaded file, if it has one.' },
    },
    {
      name: 'width',
      type: 'select',
      defaultValue: 'frame',
      options: [
        { value: 'text', label: 'As wide as a text' },
        { value: 'frame', label: 'Between the margins' },
        { value: 'window', label: 'From edge to edge' },
      ],
      admin: {
        description: 'From edge to edge the picture is as high as an opening; what sticks out is cut off.',
      },
    },
    linkField({ label: 'Link of the picture', optional: true }),
  ],
})
