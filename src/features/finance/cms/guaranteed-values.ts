import type { CollectionConfig } from 'payload'
import { isEditor } from '#features/accounts/cms.ts'
import { percentField } from '#platform/fields/percent-field.ts'
import { eachOnce, subjectFields, wholeField } from './figures-fields.ts'
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
      'What a model is worth at the end of a FutureDrive plan. A model without an entry has no FutureDrive. What you save is on every page at once.',
  },
  defaultSort: 'description',
  disableDuplicate: true,
  access: { read: isEditor, create: isEditor, update: isEditor, delete: isEditor },
  hooks: figuresHooks,
  fields: [
    ...subjectFields(
      'What the finance house calls the model: HILUX DC 2.8 GD-6. The finance pages find a model by a part of it.',
    ),
    {
      name: 'values',
      type: 'array',
      labels: { singular: 'Value', plural: 'Values' },
      required: true,
      minRows: 1,
      maxRows: 100,
      validate: eachOnce,
      admin: { description: 'A factor of 0,515 is written as 51,5 %.' },
      fields: [
        {
          type: 'row',
          fields: [
            wholeField('mileage', 'Kilometres a year'),
            wholeField('months', 'Months'),
            percentField('factor', 'Share of the price', { required: true }),
          ],
        },
      ],
    },
  ],
}
