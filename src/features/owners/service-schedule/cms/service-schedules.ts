import type { CollectionConfig, Field, NumberFieldSingleValidation } from 'payload'
import { isEditor, isEditorOrPublished } from '#features/people/accounts/cms.ts'
import { publishingHooks } from '#platform/cache/publishing-hooks.ts'
import { tags } from '#platform/cache/tags.ts'
import { harmlessReference } from '#platform/references/harmless.ts'
import { isBounded, maxIntervals } from '../rules/intervals.ts'
import { intervalTypes } from '../service.ts'
import { kilometresField, validateLabour } from './kilometres-field.ts'
import { validateModels } from './validate-models.ts'

/** Rejects a last service before the first one, and more services than a list can show. */
const validateEnd: NumberFieldSingleValidation = (value, { siblingData }) => {
  const { start, step } = siblingData as { readonly start?: number | null; readonly step?: number | null }
  const end = Number(value)
  if (typeof start === 'number' && end < start) return 'Not before the first service.'
  if (typeof start === 'number' && typeof step === 'number' && !isBounded({ start, end, step }))
    return `These are more than ${maxIntervals} services. Check the interval.`
  return true
}

const typeLabels = { inspect: 'Inspect', lubricate: 'Lubricate', clean: 'Clean', replace: 'Replace' }

const itemFields: Field[] = [
  {
    type: 'row',
    fields: [
      {
        name: 'intervalType',
        type: 'select',
        label: 'Work',
        required: true,
        defaultValue: 'inspect',
        options: intervalTypes.map((value) => ({ value, label: typeLabels[value] })),
        admin: { width: '20%' },
      },
      {
        name: 'description',
        type: 'text',
        label: 'Part',
        required: true,
        maxLength: 120,
        admin: { width: '40%' },
      },
      { name: 'partNumber', type: 'text', label: 'Part number', maxLength: 40, admin: { width: '25%' } },
      { name: 'quantity', type: 'text', maxLength: 20, admin: { width: '15%', placeholder: '7,5 L' } },
    ],
  },
  {
    type: 'row',
    fields: [
      kilometresField('first', 'First at, in km', {
        description: 'Empty: after the first interval.',
      }),
      kilometresField('every', 'Then every, in km', {
        description: 'Empty: only once, at the kilometres before.',
        requiredWithout: 'first',
      }),
    ],
  },
]

/** What is done at the services of models. Source: requirements V-117 to V-133. */
export const serviceSchedules: CollectionConfig<'serviceSchedules'> = {
  slug: 'serviceSchedules',
  trash: true,
  labels: { singular: 'Service schedule', plural: 'Service schedules' },
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'models', 'step', '_status', 'updatedAt'],
    listSearchableFields: ['name'],
    group: 'Vehicles',
    description: 'The services of one or more models, and what is done at each. Owners look them up.',
  },
  defaultSort: 'name',
  versions: { drafts: { autosave: { interval: 800 }, schedulePublish: true }, maxPerDoc: 50 },
  access: {
    read: isEditorOrPublished,
    create: isEditor,
    update: isEditor,
    delete: isEditor,
    readVersions: isEditor,
  },
  hooks: publishingHooks<{ id: number }>(() => [tags.serviceSchedules]),
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'name',
          type: 'text',
          required: true,
          maxLength: 120,
          admin: { width: '60%', description: 'Only in the admin, such as 2.8 GD-6, automatic.' },
        },
        {
          name: 'scheduleType',
          type: 'text',
          label: 'Schedule type',
          required: true,
          maxLength: 40,
          defaultValue: 'Normal',
          admin: { width: '40%' },
        },
      ],
    },
    {
      name: 'models',
      type: 'relationship',
      relationTo: 'models',
      hasMany: true,
      required: true,
      validate: validateModels,
      ...harmlessReference(
        'The schedule is kept for its other models, and can be given to another model when none is left.',
      ),
      admin: { description: 'A model has one schedule. Its engine and transmission are those of the model.' },
    },
    {
      type: 'row',
      fields: [
        kilometresField('start', 'First service, in km', { required: true }),
        kilometresField('end', 'Last service, in km', { required: true, validate: validateEnd }),
        kilometresField('step', 'Interval, in km', { required: true }),
      ],
    },
    {
      name: 'items',
      type: 'array',
      labels: { singular: 'Part', plural: 'Parts' },
      maxRows: 300,
      fields: itemFields,
      admin: {
        description:
          'Shown in this order, in the tab of their work. A part that is replaced at a service is not inspected, lubricated or cleaned there as well.',
        initCollapsed: true,
      },
    },
    {
      name: 'labour',
      type: 'array',
      label: 'Labour times',
      labels: { singular: 'Labour time', plural: 'Labour times' },
      maxRows: 200,
      validate: validateLabour,
      admin: { description: 'Once for each service. A service without one shows none.', initCollapsed: true },
      fields: [
        {
          type: 'row',
          fields: [
            kilometresField('kilometres', 'Service at, in km', { required: true }),
            {
              name: 'hours',
              type: 'number',
              required: true,
              min: 0.1,
              max: 99,
              admin: { width: '30%', step: 0.1, description: 'Such as 1.5.' },
            },
          ],
        },
      ],
    },
  ],
}
