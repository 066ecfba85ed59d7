import { defineBlockSchema } from '#features/site/blocks/cms.ts'
import { incomingLayout } from '../../wire/incoming-gallery.ts'
import { markedPicturesField } from './marked-pictures-field.ts'

/** Source: requirements C-019 to C-022, C-276 and V-347. */
export const gallery = defineBlockSchema({
  slug: 'gallery',
  label: 'Gallery',
  plural: 'Galleries',
  group: 'Pictures and video',
  order: 40,
  sketch: [
    ['heading', 4, 4, 18],
    ['picture', 4, 10, 23, 17],
    ['picture', 29, 10, 15, 11],
    ['line', 29, 23, 10],
  ],
  fields: [
    { name: 'title', type: 'text', localized: true, maxLength: 120 },
    {
      name: 'intro',
      type: 'textarea',
      label: 'Introduction',
      localized: true,
      maxLength: 400,
      admin: { description: 'One or two sentences next to the title.' },
    },
    {
      name: 'layout',
      type: 'select',
      defaultValue: 'fiftyFifty',
      hooks: { beforeValidate: [({ value }) => incomingLayout(value)] },
      options: [
        { value: 'fiftyFifty', label: 'Two columns of equal width' },
        { value: 'sixtyForty', label: 'Two columns, 60 % and 40 %' },
        { value: 'carousel', label: 'A carousel that moves by itself' },
      ],
      admin: { description: 'On phones the columns are stacked, and the carousel shows one picture.' },
    },
    markedPicturesField(),
  ],
})
