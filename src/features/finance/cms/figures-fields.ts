import type {
  ArrayFieldValidation,
  NumberField,
  NumberFieldSingleValidation,
  RelationshipField,
  TextField,
} from 'payload'
import { array } from 'payload/shared'
import { harmlessReference } from '#platform/references/harmless.ts'

/** The model the figures are for. A document that lost its model shows nothing, and nothing else is lost. */
const modelField: RelationshipField = {
  name: 'model',
  type: 'relationship',
  relationTo: 'models',
  unique: true,
  ...harmlessReference('Figures without a model show nothing and can be given to another one.'),
  admin: { description: 'Each model once. Without a model, or while it is not published, nothing is shown.' },
}

/** Which model a document of figures is for, first as whoever the figures come from calls it. */
export const subjectFields = (help: string): [TextField, RelationshipField] => [
  { name: 'description', type: 'text', required: true, maxLength: 120, admin: { description: help } },
  modelField,
]

const most = 1_000_000

/** A whole number of kilometres or months, needed. */
export function wholeField(name: string, label: string): NumberField {
  const validate: NumberFieldSingleValidation = (value) =>
    (Number.isSafeInteger(value) && (value ?? 0) >= 1 && (value ?? 0) <= most) ||
    `A whole number between 1 and ${most}.`
  return { name, label, type: 'number', required: true, validate, admin: { width: '20%' } }
}

type Row = Readonly<Record<string, unknown>>

/** Two rows for the same mileage and term would leave it to their order which of them counts. */
export const eachOnce: ArrayFieldValidation = (rows, context) => {
  const keys = ((rows ?? []) as Row[]).map(({ mileage, months }) => `${mileage} ${months}`)
  if (new Set(keys).size < keys.length) return 'Each mileage stands once with each term.'
  return array(rows, context)
}
