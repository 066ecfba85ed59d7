import { richTextField } from '#platform/fields/rich-text-field.ts'
import { rowLabel } from '#platform/fields/row-label.ts'
import { brandsField, shownForBrand } from './brands-field.ts'
import { contentCollection } from './content-collection.ts'
import { orderField } from './order-field.ts'

/** Questions that visitors of dealers' pages ask. Source: requirements D-011 and D-050. */
export const dealerFaqs = contentCollection({
  slug: 'dealerFaqs',
  labels: { singular: 'Dealer FAQ', plural: 'Dealer FAQs' },
  title: 'title',
  search: ['title', 'faqItems.title'],
  sort: 'order',
  description: 'Questions and answers under one heading.',
  byDealers: true,
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'title',
          type: 'text',
          required: true,
          maxLength: 120,
          admin: { description: 'The heading above the questions.' },
        },
        orderField,
      ],
    },
    {
      name: 'faqItems',
      type: 'array',
      label: 'Questions',
      labels: { singular: 'Question', plural: 'Questions' },
      minRows: 1,
      maxRows: 40,
      required: true,
      admin: { initCollapsed: true, components: { RowLabel: rowLabel('title') } },
      fields: [
        { name: 'title', type: 'text', label: 'Question', required: true, maxLength: 200 },
        { ...richTextField('afterTitle', 'Answer', { required: true }), localized: false },
      ],
    },
    brandsField(shownForBrand),
  ],
})
