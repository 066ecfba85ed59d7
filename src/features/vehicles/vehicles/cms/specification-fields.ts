import type { Field } from 'payload'

const optionsOf = (values: readonly string[]) => values.map((value) => ({ value, label: value }))

/** The technical data of a model. */
export const specificationFields: Field[] = [
  {
    type: 'row',
    fields: [
      { name: 'engine', type: 'text', required: true },
      {
        name: 'transmission',
        type: 'text',
        required: true,
        admin: { description: 'For example 6-speed automatic.' },
      },
    ],
  },
  {
    type: 'row',
    fields: [
      {
        name: 'fuelType',
        type: 'select',
        required: true,
        options: optionsOf(['Hybrid', 'Petrol', 'Diesel']),
      },
      {
        name: 'transmissionType',
        type: 'select',
        required: true,
        options: optionsOf(['Manual', 'Automatic', 'CVT']),
      },
      {
        name: 'driveSystem',
        type: 'select',
        required: true,
        options: optionsOf(['All Wheel', 'Front', 'Rear']),
      },
    ],
  },
  {
    type: 'row',
    fields: [
      {
        name: 'fuelConsumption',
        type: 'text',
        admin: { description: 'Litres per 100 km, combined, for example 7.1. Leave empty when unknown.' },
        validate: (value: string | null | undefined) =>
          !value ||
          /^\d{1,2}(\.\d)?$/.test(value) ||
          'Enter litres per 100 km with a decimal point, for example 7.1.',
      },
      { name: 'seats', type: 'number', required: true, min: 1, max: 30 },
    ],
  },
  {
    name: 'stats',
    type: 'array',
    admin: { description: 'The figures of the specification summary.' },
    fields: [
      {
        type: 'row',
        fields: [
          { name: 'label', type: 'text', required: true },
          { name: 'value', type: 'text', required: true },
          { name: 'unit', type: 'text' },
        ],
      },
    ],
  },
  {
    name: 'specifications',
    type: 'array',
    labels: { singular: 'Group', plural: 'Full specifications' },
    fields: [
      { name: 'group', type: 'text', required: true },
      {
        name: 'items',
        type: 'array',
        required: true,
        fields: [
          {
            type: 'row',
            fields: [
              { name: 'label', type: 'text', required: true },
              { name: 'value', type: 'text', required: true },
            ],
          },
        ],
      },
    ],
  },
]
