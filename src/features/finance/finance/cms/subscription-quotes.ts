import type { CollectionConfig } from 'payload'
import { isEditor } from '#features/people/accounts/cms.ts'
import { moneyField } from '#platform/fields/money-field.ts'
import { subjectFields, uniqueRows, wholeNumberField } from './figures-fields.ts'
import { figuresHooks } from './figures-hooks.ts'

/** The rate book: monthly subscription quotes of models. Source: requirement V-073. */
export const subscriptionQuotes: CollectionConfig<'subscriptionQuotes'> = {
  slug: 'subscriptionQuotes',
  trash: true,
  labels: { singular: 'Subscription quote', plural: 'Subscription quotes' },
  admin: {
    useAsTitle: 'description',
    defaultColumns: ['description', 'model', 'updatedAt'],
    listSearchableFields: ['description'],
    group: 'Finance',
    description:
      'The rate book: monthly price of a model at each mileage. A mileage without a quote shows No Options Available. Changes are live at once.',
  },
  defaultSort: 'description',
  disableDuplicate: true,
  access: { read: isEditor, create: isEditor, update: isEditor, delete: isEditor },
  hooks: figuresHooks,
  fields: [
    ...subjectFields('Name of the model in the rate book.'),
    {
      name: 'quotes',
      type: 'array',
      labels: { singular: 'Quote', plural: 'Quotes' },
      required: true,
      minRows: 1,
      maxRows: 100,
      validate: uniqueRows,
      admin: {
        description:
          'Price and Protect (the optional cover) are monthly amounts, VAT included. If a mileage has several quotes, the first is displayed.',
      },
      fields: [
        {
          type: 'row',
          fields: [
            wholeNumberField('mileage', 'Kilometres a month'),
            wholeNumberField('months', 'Months'),
            moneyField('leasePrice', 'Price', { required: true }),
            moneyField('protect', 'Protect', { required: true }),
            { name: 'reference', type: 'text', maxLength: 60, admin: { width: '20%' } },
          ],
        },
      ],
    },
  ],
}
