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
  ...harmlessReference('Figures without a model show nothing and can be given to another one.'),
  admin: { description: 'Each model once. Without a model, or while it is not published, nothing is shown.' },
}

/** The model of a document of figures: its name at the provider of the figures, and a relationship. */
export const subjectFields = (help: string): [TextField, RelationshipField] => [
  { name: 'description', type: 'text', required: true, maxLength: 120, admin: { description: help } },
  modelField,
]

const maxValue = 1_000_000

/** A required whole number of kilometres or months, 1 to 1 000 000. */
export function wholeField(name: string, label: string): NumberField {
  const validate: NumberFieldSingleValidation = (value) =>
    (Number.isSafeInteger(value) && (value ?? 0) >= 1 && (value ?? 0) <= maxValue) ||
    `A whole number between 1 and ${maxValue}.`
  return { name, label, type: 'number', required: true, validate, admin: { width: '20%' } }
}

type Row = Readonly<Record<string, unknown>>

/** Rejects two rows for the same mileage and term, of which only one could apply. */
export const eachOnce: ArrayFieldValidation = (rows, context) => {
  const keys = ((rows ?? []) as Row[]).map(({ mileage, months }) => `${mileage} ${months}`)
  if (new Set(keys).size < keys.length) return 'Enter each combination of mileage and term only once.'
  return array(rows, context)
}
