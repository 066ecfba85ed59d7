import { formDefinition, pageForms } from '#features/enquiries/enquiries/rules.ts'
import { defineBlockSchema } from '#features/site/blocks/cms.ts'
import { formBlockFields } from '../../cms/form-block-fields.ts'

/**
 * A form by which visitors write to a dealer or to the company: about a vehicle, finance, the academy, support, a product,
 * a service, or anything else.
 *
 * Source: requirements D-003, D-004, D-061, D-147, V-023, V-208 to V-211, V-260 to V-275, V-298, C-205 and C-308.
 */
export const enquiryForm = defineBlockSchema({
  slug: 'enquiryForm',
  label: 'Enquiry form',
  plural: 'Enquiry forms',
  group: 'Forms',
  order: 10,
  sketch: [
    ['heading', 4, 4, 20],
    ['card', 4, 9, 18, 5],
    ['card', 26, 9, 18, 5],
    ['card', 4, 16, 40, 6],
    ['button', 4, 25, 12],
  ],
  fields: formBlockFields({
    name: 'kind',
    type: 'select',
    required: true,
    defaultValue: 'contact',
    options: pageForms.map((value) => ({ value, label: formDefinition(value).pageLabel ?? value })),
    admin: {
      description:
        'What is asked for. Links may fill in a vehicle and a dealer (…?model=CODE&colour=CODE&dealer=ADDRESS) or a product (…?product=TITLE); plans come with the links of the calculators.',
    },
  }),
})
