import { fieldDefinition, fieldNames } from './field-definitions.ts'
import type { FieldDefinition } from './form-definition.ts'
import type { RawEntries } from './submission.ts'

const isTicked = (value: unknown) => value === true || value === 'on'

/** Several boxes of one name arrive as a list, a single one as text, none as nothing. */
const listOf = (value: unknown) => (value === undefined ? [] : Array.isArray(value) ? value : [value])

const numberOf = (value: unknown) => (typeof value === 'string' ? Number(value || 0) : value)

/** The conversion of a field that differs between JSON and form-encoded entries; undefined for other fields. */
function readerOf({ control, isNumber }: FieldDefinition): ((value: unknown) => unknown) | undefined {
  if (control === 'box') return isTicked
  if (control === 'boxes') return listOf
  return isNumber && numberOf
}

/** Converts entries from JSON or form-encoding to the types of the schemas. */
export function convertEntries(sent: RawEntries): RawEntries {
  const read = fieldNames.flatMap((name) => {
    const reader = readerOf(fieldDefinition(name))
    return reader ? [[name, reader(sent[name])] as const] : []
  })
  return { ...sent, ...Object.fromEntries(read) }
}
