import { pictureField, videoField } from '#features/pictures/pictures/cms.ts'
import { defineBlockSchema } from '#features/site/blocks/cms.ts'

/** Source: requirement C-260. */
export const videoWithImages = defineBlockSchema({
  slug: 'videoWithImages',
  label: 'Video with pictures',
  plural: 'Videos with pictures',
  group: 'Pictures and video',
  order: 60,
  sketch: [
    ['heading', 4, 3, 18],
    ['picture', 4, 9, 26, 20],
    ['button', 15, 18, 4],
    ['picture', 32, 9, 12, 9],
    ['picture', 32, 20, 12, 9],
  ],
  fields: [
    { name: 'title', type: 'text', localized: true, maxLength: 120 },
    { name: 'text', type: 'textarea', localized: true, maxLength: 400 },
    videoField(),
    {
      name: 'pictures',
      type: 'array',
      labels: { singular: 'Picture', plural: 'Pictures' },
      minRows: 1,
      maxRows: 4,
      admin: {
        initCollapsed: true,
        description: 'One to four, beside the video and as high as it; their edges are cropped to fit.',
      },
      fields: [pictureField({ required: true })],
    },
    {
      name: 'side',
      type: 'radio',
      label: 'Position of the video',
      defaultValue: 'left',
      options: [
        { value: 'left', label: 'On the left' },
        { value: 'right', label: 'On the right' },
      ],
      admin: { description: 'On narrow screens it is above the pictures.' },
    },
  ],
})
