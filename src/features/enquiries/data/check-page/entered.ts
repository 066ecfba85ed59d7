import type { FormField, RawEntries } from '../../submission.ts'

const listOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : value === undefined ? [] : [value]

/** What stands in a field: what was entered, as text, whatever was sent. */
export function valuesOf(entries: RawEntries, { name }: Pick<FormField, 'name'>): string[] {
  return listOf(entries[name]).filter((value): value is string => typeof value === 'string')
}

/** What people read of an entry; null where nothing was entered. */
export function shownValue(entries: RawEntries, field: FormField): string | null {
  const values = valuesOf(entries, field).filter((value) => value.trim() !== '')
  if (values.length === 0) return null
  if (field.control === 'box') return '✓'
  const labels = new Map((field.options ?? []).map(({ value, label }) => [value, label]))
  return values.map((value) => labels.get(value) ?? value).join(', ')
}
