import type { CollectionConfig } from 'payload'
import { isEditor } from '#features/accounts/cms.ts'
import { moneyField } from '#platform/fields/money-field.ts'
import { eachOnce, subjectFields, wholeField } from './figures-fields.ts'
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
      'The rate book: what a model costs by the month at a mileage. A mileage without a quote shows No Options Available. What you save is on every page at once.',
  },
  defaultSort: 'description',
  disableDuplicate: true,
  access: { read: isEditor, create: isEditor, update: isEditor, delete: isEditor },
  hooks: figuresHooks,
  fields: [
    ...subjectFields('What the rate book calls the model.'),
    {
      name: 'quotes',
      type: 'array',
      labels: { singular: 'Quote', plural: 'Quotes' },
      required: true,
      minRows: 1,
      maxRows: 100,
      validate: eachOnce,
      admin: {
        description:
          'Price and Protect, the cover on top, are what is paid a month, with VAT. Of several quotes for a mileage the first is shown.',
      },
      fields: [
        {
          type: 'row',
          fields: [
            wholeField('mileage', 'Kilometres a month'),
            wholeField('months', 'Months'),
            moneyField('leasePrice', 'Price', { required: true }),
            moneyField('protect', 'Protect', { required: true }),
            { name: 'reference', type: 'text', maxLength: 60, admin: { width: '20%' } },
          ],
        },
      ],
    },
  ],
}
