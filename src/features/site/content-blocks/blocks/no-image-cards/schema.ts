import { cardGridFields, colourField, defineBlockSchema } from '#features/site/blocks/cms.ts'
import { buttonsField } from '#features/site/links/cms.ts'
import { richTextField } from '#platform/fields/rich-text-field.ts'

/** Source: requirement C-268. */
export const noImageCards = defineBlockSchema({
  slug: 'noImageCards',
  label: 'Cards without pictures',
  plural: 'Cards without pictures',
  group: 'Cards',
  order: 30,
  sketch: [
    ['heading', 4, 4, 18],
    ['card', 4, 10, 12, 18],
    ['card', 18, 10, 12, 18],
    ['card', 32, 10, 12, 18],
    ['heading', 6, 13, 7],
    ['heading', 20, 13, 7],
    ['heading', 34, 13, 7],
    ['line', 6, 18, 8],
    ['line', 20, 18, 8],
    ['line', 34, 18, 8],
    ['button', 6, 23, 5],
    ['button', 20, 23, 5],
    ['button', 34, 23, 5],
  ],
  fields: cardGridFields({
    singular: 'Card',
    plural: 'Cards',
    named: 'heading',
    fields: [
      { name: 'heading', type: 'text', required: true, localized: true, maxLength: 80 },
      richTextField('description', 'Text'),
      buttonsField({ maxRows: 2 }),
      colourField(
        'backgroundColor',
        'Empty: the default background. The text is light or dark, whichever has the better contrast.',
      ),
    ],
  }),
})
