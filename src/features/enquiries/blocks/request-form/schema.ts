import { defineBlockSchema } from '#features/blocks/cms.ts'
import { formBlockFields, formOptions } from '../../forms/cms/form-block-fields.ts'

/**
 * The forms by which visitors ask the company for something: a place in the academy, support, a product, a service.
 *
 * Source: requirements V-208 to V-211, V-260 to V-275, C-205 and C-308.
 */
export const requestForm = defineBlockSchema({
  slug: 'requestForm',
  label: 'Request form',
  plural: 'Request forms',
  group: 'Forms',
  order: 50,
  sketch: [
    ['heading', 4, 4, 20],
    ['line', 4, 9, 12],
    ['card', 4, 12, 18, 4],
    ['card', 26, 12, 18, 4],
    ['card', 4, 18, 40, 4],
    ['button', 4, 25, 12],
  ],
  fields: formBlockFields({
    name: 'form',
    type: 'select',
    required: true,
    defaultValue: 'document',
    options: formOptions('requestForm'),
    admin: {
      description: 'A link to the form about a product fills in the product: …?product=TITLE.',
    },
  }),
})
