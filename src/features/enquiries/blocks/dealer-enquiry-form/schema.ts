import { defineBlockSchema } from '#features/blocks/cms.ts'
import { formBlockFields } from '../../forms/cms/form-block-fields.ts'

/**
 * The form by which visitors write to the dealer on whose site it is, or to a dealer of the group.
 *
 * Source: requirements D-004 and D-061.
 */
export const dealerEnquiryForm = defineBlockSchema({
  slug: 'dealerEnquiryForm',
  label: 'General form of a dealer',
  plural: 'General forms of dealers',
  group: 'Forms',
  order: 40,
  sketch: [
    ['heading', 4, 4, 20],
    ['card', 4, 9, 18, 5],
    ['card', 26, 9, 18, 5],
    ['card', 4, 16, 40, 6],
    ['button', 4, 25, 12],
  ],
  fields: formBlockFields(),
})
