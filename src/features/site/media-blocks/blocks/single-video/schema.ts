import { videoField } from '#features/pictures/pictures/cms.ts'
import { defineBlockSchema } from '#features/site/blocks/cms.ts'

/** Source: requirement C-275. */
export const singleVideo = defineBlockSchema({
  slug: 'singleVideo',
  label: 'Video',
  plural: 'Videos',
  group: 'Pictures and video',
  order: 20,
  sketch: [
    ['picture', 6, 5, 36, 19],
    ['button', 22, 13, 4],
    ['line', 6, 27, 18],
  ],
  fields: [
    { name: 'title', type: 'text', localized: true, maxLength: 120 },
    { name: 'text', type: 'textarea', localized: true, maxLength: 400 },
    videoField(),
    {
      name: 'width',
      type: 'select',
      defaultValue: 'frame',
      options: [
        { value: 'frame', label: 'Page width' },
        { value: 'window', label: 'Full window width' },
      ],
    },
  ],
})
