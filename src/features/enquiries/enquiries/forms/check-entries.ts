import type { CalendarDay } from '#platform/time/clock.ts'
import type { EnquiryKind } from './definitions.ts'
import { type EntryError, toEntryError } from './entry-errors.ts'
import { type Entries, entrySchema } from './schema.ts'

/** Errors by the name of their field, in the order of the form. */
export type EntryErrors = Readonly<Partial<Record<string, EntryError>>>

export type EntriesResult =
  | { readonly valid: true; readonly entries: Entries }
  | { readonly valid: false; readonly errors: EntryErrors }

/**
 * Checks the entries of a form: returns them as they are stored, or the first error of each field. Does not throw.
 *
 * @param today the day in Johannesburg, by which ages are checked; null in browsers.
 */
export function checkEntries(
  kind: EnquiryKind,
  sent: unknown,
  today: CalendarDay | null = null,
): EntriesResult {
  const checked = entrySchema(kind, today).safeParse(sent)
  if (checked.success) return { valid: true, entries: checked.data }
  const errors: Partial<Record<string, EntryError>> = {}
  for (const { path, message } of checked.error.issues) {
    const field = String(path[0] ?? 'form')
    errors[field] ??= toEntryError(message)
  }
  return { valid: false, errors }
}
