import type { EnquiryKind } from './definitions.ts'
import { type EntryFault, entryFaultOf } from './faults.ts'
import { type Entries, entrySchemas } from './schema.ts'

/** Errors by the name of their field, in the order of the form. */
export type EntryFaults = Readonly<Partial<Record<string, EntryFault>>>

export type EntriesResult =
  | { readonly valid: true; readonly entries: Entries }
  | { readonly valid: false; readonly faults: EntryFaults }

/** Checks the entries of a form: returns them as they are stored, or the first error of each field. Does not throw. */
export function checkEntries(kind: EnquiryKind, sent: unknown): EntriesResult {
  const checked = entrySchemas[kind].safeParse(sent)
  if (checked.success) return { valid: true, entries: checked.data }
  const faults: Partial<Record<string, EntryFault>> = {}
  for (const { path, message } of checked.error.issues) {
    const field = String(path[0] ?? 'form')
    faults[field] ??= entryFaultOf(message)
  }
  return { valid: false, faults }
}
