import { defineBlockSchema } from '#features/blocks/cms.ts'
import { questionFields } from './question-fields.ts'

/** Source: content-and-motorsport.md §2, section type “concertina FAQ”; §3, “FAQ”. */
export const faq = defineBlockSchema({
  slug: 'faq',
  label: 'Questions and answers',
  plural: 'Questions and answers',
  group: 'Text',
  sketch: [
    ['heading', 6, 6, 14],
    ['line', 24, 7, 18],
    ['line', 24, 12, 18],
    ['line', 24, 17, 18],
    ['line', 24, 22, 18],
  ],
  fields: questionFields('title'),
})
