import type { CollectionConfig } from 'payload'
import { isEditor } from '#features/people/accounts/cms.ts'
import { percentField } from '#platform/fields/percent-field.ts'
import { subjectFields, uniqueRows, wholeNumberField } from './figures-fields.ts'
import { figuresHooks } from './figures-hooks.ts'

/** Guaranteed values of models. Source: requirement V-068. */
export const guaranteedValues: CollectionConfig<'guaranteedValues'> = {
  slug: 'guaranteedValues',
  trash: true,
  labels: { singular: 'Guaranteed value', plural: 'Guaranteed values' },
  admin: {
    useAsTitle: 'description',
    defaultColumns: ['description', 'model', 'updatedAt'],
    listSearchableFields: ['description'],
    group: 'Finance',
    description:
      'Guaranteed value of a model at the end of a FutureDrive plan. A model without an entry is not offered with FutureDrive. Changes are live at once.',
  },
  defaultSort: 'description',
  disableDuplicate: true,
  access: { read: isEditor, create: isEditor, update: isEditor, delete: isEditor },
  hooks: figuresHooks,
  fields: [
    ...subjectFields(
      'Name of the model at the finance provider: HILUX DC 2.8 GD-6. Finance pages find a model by part of this name.',
    ),
    {
      name: 'values',
      type: 'array',
      labels: { singular: 'Value', plural: 'Values' },
      required: true,
      minRows: 1,
      maxRows: 100,
      validate: uniqueRows,
      admin: { description: 'Enter a factor of 0,515 as 51,5 %.' },
      fields: [
        {
          type: 'row',
          fields: [
            wholeNumberField('mileage', 'Kilometres a year'),
            wholeNumberField('months', 'Months'),
            percentField('factor', 'Share of the price', { required: true }),
          ],
        },
      ],
    },
  ],
}
