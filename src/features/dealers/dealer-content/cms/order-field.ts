import type { NumberField } from 'payload'

/** The position among the documents of a dealer. */
export const orderField: NumberField = {
  name: 'order',
  type: 'number',
  required: true,
  defaultValue: 100,
  admin: { width: '25%', description: 'Small numbers come first.' },
}
