import type { FlattenedField } from 'payload'

type Row = Readonly<Record<string, unknown>>

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === ''

/** Whether the field is stored and readable for every role. */
const isForAll = (field: FlattenedField): boolean =>
  !('access' in field && field.access?.read) && !('virtual' in field && field.virtual)

/**
 * Returns the path of the first empty required field of a document; null when all are filled. A published document can
 * lose a value when a relation's target is deleted or the row is changed in the database.
 *
 * @param row read in the default language, with all fields.
 */
export function emptyRequiredField(
  row: Row,
  fields: readonly FlattenedField[],
  above: readonly string[] = [],
): string | null {
  for (const field of fields) {
    if (!isForAll(field) || field.name === 'id') continue
    const path = [...above, field.name]
    const value = row[field.name]
    if ('required' in field && field.required && isEmpty(value)) return path.join('.')
    if (!('flattenedFields' in field)) continue
    const rows = field.type === 'array' ? (Array.isArray(value) ? value : []) : [value]
    for (const inner of rows.filter(isRow)) {
      const empty = emptyRequiredField(inner, field.flattenedFields, path)
      if (empty !== null) return empty
    }
  }
  return null
}
