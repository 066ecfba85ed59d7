import { defineBlockSchema } from '#features/site/blocks/cms.ts'
import { questionFields } from './question-fields.ts'

/** Source: requirements C-007, C-013 and C-269. */
export const faq = defineBlockSchema({
  slug: 'faq',
  label: 'Questions and answers',
  plural: 'Questions and answers',
  group: 'Text',
  order: 50,
  sketch: [
    ['heading', 6, 6, 14],
    ['line', 24, 7, 18],
    ['line', 24, 12, 18],
    ['line', 24, 17, 18],
    ['line', 24, 22, 18],
  ],
  fields: questionFields('title'),
})
