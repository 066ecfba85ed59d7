import type { RawEntries } from './submission.ts'

/** Entries of a form as text, by the name of their field: what its fields start with, and what hidden fields carry. */
export type EnteredValues = Readonly<Partial<Record<string, readonly string[]>>>

/** The text entries of the named fields. What is not text is left out. */
export function enteredValues(entries: RawEntries, names: readonly string[]): EnteredValues {
  const values = names.map((name) => {
    const entry = Object.hasOwn(entries, name) ? entries[name] : []
    return [name, [entry].flat().filter((value) => typeof value === 'string')] as const
  })
  return Object.fromEntries(values.filter(([, texts]) => texts.length > 0))
}
