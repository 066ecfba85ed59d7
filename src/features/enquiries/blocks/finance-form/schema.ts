import { defineBlockSchema } from '#features/blocks/cms.ts'
import { formBlockFields, formOptions } from '../../forms/cms/form-block-fields.ts'

/** The forms that calculators lead to, with the plan a visitor worked out. Source: requirements V-023 and V-298. */
export const financeForm = defineBlockSchema({
  slug: 'financeForm',
  label: 'Finance form',
  plural: 'Finance forms',
  group: 'Forms',
  order: 30,
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
    options: formOptions('financeForm'),
    admin: {
      description: 'What is asked for. The plan comes with the links of the calculators.',
    },
  }),
})
