import { defineBlockSchema } from '#features/blocks/cms.ts'
import { formBlockFields } from '../../cms/form-block-fields.ts'

/** The forms that calculators lead to, with the plan a visitor worked out. Source: requirements V-023 and V-298. */
export const financeForm = defineBlockSchema({
  slug: 'financeForm',
  label: 'Finance form',
  plural: 'Finance forms',
  group: 'Forms',
  sketch: [
    ['heading', 4, 4, 20],
    ['card', 4, 9, 24, 4],
    ['card', 4, 15, 24, 4],
    ['card', 31, 9, 13, 12],
    ['line', 4, 22, 20],
    ['button', 4, 25, 12],
  ],
  fields: formBlockFields({
    name: 'asksFor',
    type: 'select',
    defaultValue: 'financeOffer',
    options: [
      { value: 'financeOffer', label: 'A finance offer for a vehicle' },
      { value: 'financeQuery', label: 'A question about finance' },
      { value: 'subscription', label: 'A subscription' },
    ],
    admin: {
      description: 'What is asked for. The plan comes with the links of the calculators.',
    },
  }),
})
