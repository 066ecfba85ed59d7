import { cardGridFields, defineBlockSchema, pictureCardFields } from '#features/site/blocks/cms.ts'

/** Source: requirement C-266. */
export const benefitCards = defineBlockSchema({
  slug: 'benefitCards',
  label: 'Cards with pictures',
  plural: 'Cards with pictures',
  group: 'Cards',
  order: 10,
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
    fields: pictureCardFields(),
  }),
})
