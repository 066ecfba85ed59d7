import { cardGridFields, defineBlockSchema } from '#features/blocks/cms.ts'
import { linkField } from '#features/links/cms.ts'
import { pictureField } from '#features/pictures/cms.ts'
import { richTextField } from '#platform/fields/rich-text-field.ts'

/** Source: requirement C-266. */
export const benefitCards = defineBlockSchema({
  slug: 'benefitCards',
  label: 'Cards with pictures',
  plural: 'Cards with pictures',
  group: 'Cards',
  sketch: [
    ['heading', 4, 4, 18],
    ['picture', 4, 10, 12, 8],
    ['picture', 18, 10, 12, 8],
    ['picture', 32, 10, 12, 8],
    ['line', 4, 21, 10],
    ['line', 18, 21, 10],
    ['line', 32, 21, 10],
    ['button', 4, 25, 6],
    ['button', 18, 25, 6],
    ['button', 32, 25, 6],
  ],
  fields: cardGridFields({
    singular: 'Card',
    plural: 'Cards',
    named: 'title',
    fields: [
      { name: 'title', type: 'text', required: true, localized: true, maxLength: 80 },
      richTextField('content', 'Text'),
      pictureField({ name: 'image' }),
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
            admin: { description: 'Empty: the card has no button.' },
          },
          linkField({ optional: true }),
        ],
      },
    ],
  }),
})
