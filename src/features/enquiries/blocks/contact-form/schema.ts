import { defineBlockSchema } from '#features/blocks/cms.ts'
import { formBlockFields } from '../../forms/cms/form-block-fields.ts'

/** The form by which visitors write to customer care. */
export const contactForm = defineBlockSchema({
  slug: 'contactForm',
  label: 'Contact form',
  plural: 'Contact forms',
  group: 'Forms',
  order: 10,
  sketch: [
    ['heading', 4, 4, 20],
    ['card', 4, 9, 18, 5],
    ['card', 26, 9, 18, 5],
    ['card', 4, 16, 40, 6],
    ['button', 4, 25, 12],
  ],
  fields: formBlockFields(),
})
