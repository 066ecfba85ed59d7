import type {
  ArrayFieldValidation,
  NumberField,
  NumberFieldSingleValidation,
  RelationshipField,
  TextField,
} from 'payload'
import { array } from 'payload/shared'
import { harmlessReference } from '#platform/references/harmless.ts'

/** The model the figures are for. Deleting the model keeps the figures, which are then not displayed. */
const modelField: RelationshipField = {
  name: 'model',
  type: 'relationship',
  relationTo: 'models',
  unique: true,
  ...harmlessReference(
    'The figures are kept without a model. They are not displayed and can be assigned to another model.',
  ),
  admin: {
    description:
      'Each model can be chosen once. The figures are displayed only while the model is published.',
  },
}

/** The model of a document of figures: its name at the provider of the figures, and a relationship. */
export const subjectFields = (help: string): [TextField, RelationshipField] => [
  { name: 'description', type: 'text', required: true, maxLength: 120, admin: { description: help } },
  modelField,
]

const maxValue = 1_000_000

/** A required whole number of kilometres or months, 1 to 1 000 000. */
export function wholeNumberField(name: string, label: string): NumberField {
  const validate: NumberFieldSingleValidation = (value) =>
    (Number.isSafeInteger(value) && (value ?? 0) >= 1 && (value ?? 0) <= maxValue) ||
    `A whole number between 1 and ${maxValue}.`
  return { name, label, type: 'number', required: true, validate, admin: { width: '20%' } }
}

type Row = Readonly<Record<string, unknown>>

/** Rejects two rows for the same mileage and term, of which only one could apply. */
export const uniqueRows: ArrayFieldValidation = (rows, context) => {
  const keys = ((rows ?? []) as Row[]).map(({ mileage, months }) => `${mileage} ${months}`)
  if (new Set(keys).size < keys.length) return 'Enter each combination of mileage and term only once.'
  return array(rows, context)
}
