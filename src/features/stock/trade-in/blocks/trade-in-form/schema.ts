import { formBlockFields } from '#features/enquiries/enquiry-forms/cms.ts'
import { defineBlockSchema } from '#features/site/blocks/cms.ts'

/**
 * The form by which visitors offer their vehicle in part exchange, in two steps. On a dealer's site it goes to that dealer.
 *
 * Source: requirements D-048 and D-296 to D-339.
 */
export const tradeInForm = defineBlockSchema({
  slug: 'tradeInForm',
  label: 'Trade-in form',
  plural: 'Trade-in forms',
  group: 'Forms',
  order: 60,
  sketch: [
    ['heading', 4, 4, 20],
    ['line', 4, 9, 12],
    ['card', 4, 12, 18, 4],
    ['card', 26, 12, 18, 4],
    ['card', 4, 18, 18, 4],
    ['card', 26, 18, 18, 4],
    ['button', 4, 25, 12],
  ],
  fields: formBlockFields({
    name: 'desk',
    type: 'select',
    required: true,
    defaultValue: 'enquiry',
    options: [
      { value: 'enquiry', label: 'Sales' },
      { value: 'service', label: 'Service' },
    ],
    admin: {
      description:
        'The desk of the dealer that answers: sent as DEALERSHIP_ENQUIRE or as DEALERSHIP_TRADEIN_SERVICE.',
    },
  }),
})
