import { defineBlockSchema } from '#features/site/blocks/cms.ts'
import { questionFields } from '../faq/question-fields.ts'
import { normaliseTabs } from './normalise-tabs.ts'

/** Source: requirements C-008, C-012 and C-014. */
export const tabbedFaq = defineBlockSchema({
  slug: 'tabbedFaq',
  label: 'Questions and answers in tabs',
  plural: 'Questions and answers in tabs',
  group: 'Text',
  order: 60,
  sketch: [
    ['heading', 6, 6, 16],
    ['button', 6, 12, 8],
    ['line', 17, 13, 8],
    ['line', 28, 13, 8],
    ['line', 6, 20, 36],
    ['line', 6, 25, 36],
  ],
  fields: [
    { name: 'title', type: 'text', localized: true, maxLength: 120 },
    {
      name: 'tabs',
      type: 'array',
      labels: { singular: 'Tab', plural: 'Tabs' },
      minRows: 1,
      maxRows: 10,
      required: true,
      admin: { initCollapsed: true },
      hooks: { beforeValidate: [({ value }) => normaliseTabs(value)] },
      fields: questionFields('tab'),
    },
  ],
})
