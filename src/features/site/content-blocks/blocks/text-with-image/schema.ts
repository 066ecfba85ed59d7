import { pictureField } from '#features/pictures/pictures/cms.ts'
import { defineBlockSchema } from '#features/site/blocks/cms.ts'
import { buttonsField } from '#features/site/links/cms.ts'
import { richTextField } from '#platform/fields/rich-text-field.ts'

/** Source: requirement C-259. */
export const textWithImage = defineBlockSchema({
  slug: 'textWithImage',
  label: 'Text with picture',
  plural: 'Texts with pictures',
  group: 'Text',
  order: 20,
  sketch: [
    ['picture', 0, 4, 24, 24],
    ['heading', 28, 9, 14],
    ['line', 28, 14, 16],
    ['line', 28, 17, 16],
    ['line', 28, 20, 10],
  ],
  fields: [
    { name: 'title', type: 'text', localized: true, maxLength: 120 },
    richTextField('content', 'Text', { required: true }),
    buttonsField(),
    pictureField({ required: true }),
    {
      name: 'side',
      type: 'radio',
      label: 'Position of the picture',
      defaultValue: 'left',
      options: [
        { value: 'left', label: 'On the left' },
        { value: 'right', label: 'On the right' },
      ],
      admin: { description: 'On narrow screens it is above the text.' },
    },
  ],
})
