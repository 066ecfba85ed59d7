import { defineBlockSchema } from '#features/site/blocks/cms.ts'

/** Source: requirements D-051 and D-052. */
export const dealerQuote = defineBlockSchema({
  slug: 'dealerQuote',
  label: 'Quote of the dealer',
  plural: 'Quotes of the dealer',
  group: 'Dealers',
  order: 90,
  sketch: [
    ['heading', 8, 8, 32],
    ['heading', 8, 13, 26],
    ['line', 8, 20, 12],
  ],
  fields: [
    {
      name: 'title',
      type: 'text',
      label: 'Name of the section',
      localized: true,
      maxLength: 120,
      admin: { description: 'For screen readers only.' },
    },
  ],
})
