import type { FlattenedField } from 'payload'

type Row = Readonly<Record<string, unknown>>

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === ''

/** Whether every reader of the document has the field: it is stored, and not for some roles alone. */
const isForAll = (field: FlattenedField): boolean =>
  !('access' in field && field.access?.read) && !('virtual' in field && field.virtual)

/**
 * The first required field of a document that is empty, by its path; null when none is. A published document lost it
 * outside the CMS's checks: its target was deleted, or the row was changed in the database.
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
