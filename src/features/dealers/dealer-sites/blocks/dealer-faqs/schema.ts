import { defineBlockSchema } from '#features/site/blocks/cms.ts'
import { emptyTextField, sectionFields } from '../../cms/section-fields.ts'

/** Source: requirements D-049 and D-050. */
export const dealerFaqs = defineBlockSchema({
  slug: 'dealerFaqs',
  label: 'Questions of the dealer',
  plural: 'Questions of the dealer',
  group: 'Dealers',
  order: 80,
  sketch: [
    ['heading', 4, 4, 14],
    ['line', 22, 6, 22],
    ['line', 22, 12, 22],
    ['line', 22, 18, 22],
  ],
  fields: [...sectionFields(), emptyTextField()],
})
