import { defineBlockSchema } from '#features/blocks/cms.ts'

/**
 * The calculators of the finance pages, all of them as tabs or one alone.
 *
 * Source: requirements V-021, V-022 and D-066.
 */
export const financeCalculators = defineBlockSchema({
  slug: 'financeCalculators',
  label: 'Finance calculators',
  plural: 'Finance calculators',
  group: 'Vehicles',
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
      label: 'Which of them',
      options: [
        { value: 'instalment', label: 'The instalment calculator' },
        { value: 'future-drive', label: 'FutureDrive' },
        { value: 'kinto', label: 'The KINTO subscription' },
        { value: 'finance-page', label: 'All of them, as tabs' },
      ],
      admin: { description: 'Empty: the instalment calculator.' },
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
      label: 'Opens with a model like',
      maxLength: 40,
      defaultValue: 'HILUX DC',
      admin: {
        description:
          'How the finance house describes it. The newest model whose description begins like this is shown first.',
      },
    },
  ],
})
