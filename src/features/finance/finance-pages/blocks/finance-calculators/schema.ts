import { defineBlockSchema } from '#features/site/blocks/cms.ts'

/**
 * The calculators of the finance pages: all of them as tabs, or a single one.
 *
 * Source: requirements V-021, V-022 and D-066.
 */
export const financeCalculators = defineBlockSchema({
  slug: 'financeCalculators',
  label: 'Finance calculators',
  plural: 'Finance calculators',
  group: 'Vehicles',
  order: 100,
  sketch: [
    ['heading', 4, 4, 20],
    ['line', 4, 9, 8],
    ['line', 14, 9, 8],
    ['line', 24, 9, 8],
    ['card', 4, 13, 19, 13],
    ['picture', 25, 13, 19, 13],
  ],
  fields: [
    {
      name: 'variant',
      type: 'select',
      label: 'Calculator',
      options: [
        { value: 'instalment', label: 'Instalment calculator' },
        { value: 'future-drive', label: 'FutureDrive' },
        { value: 'kinto', label: 'KINTO subscription' },
        { value: 'finance-page', label: 'All calculators, as tabs' },
      ],
      admin: { description: 'If empty, the instalment calculator is shown.' },
    },
    { name: 'heading', type: 'text', localized: true, maxLength: 80 },
    {
      name: 'lead',
      type: 'textarea',
      localized: true,
      maxLength: 300,
      admin: { description: 'A sentence or two beside the heading.' },
    },
    {
      name: 'openingModel',
      type: 'text',
      label: 'Default model',
      maxLength: 40,
      defaultValue: 'HILUX DC',
      admin: {
        description:
          'Part of the name of the model at the finance provider. The calculators open with the newest matching model.',
      },
    },
  ],
})
