import type { RawEntries } from '../submission.ts'
import { type FieldDefinition, fieldDefinition, fieldNames } from './field-definitions.ts'

const isTicked = (value: unknown) => value === true || value === 'on'

/** Several boxes of one name arrive as a list, one alone as itself, none not at all. */
const listOf = (value: unknown) => (value === undefined ? [] : Array.isArray(value) ? value : [value])

const numberOf = (value: unknown) => (typeof value === 'string' ? Number(value || 0) : value)

/** What reads the entries of a field that arrive in several spellings; undefined for all other fields. */
function readerOf({ control, isNumber }: FieldDefinition): ((value: unknown) => unknown) | undefined {
  if (control === 'box') return isTicked
  if (control === 'boxes') return listOf
  return isNumber && numberOf
}

/** Entries from JSON or form-encoded, in the types the schemas know. */
export function plainEntries(sent: RawEntries): RawEntries {
  const read = fieldNames.flatMap((name) => {
    const reader = readerOf(fieldDefinition(name))
    return reader ? [[name, reader(sent[name])] as const] : []
  })
  return { ...sent, ...Object.fromEntries(read) }
}
