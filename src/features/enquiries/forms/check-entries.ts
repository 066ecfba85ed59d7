import type { EnquiryKind } from './definitions.ts'
import { type EntryFault, entryFaultOf } from './faults.ts'
import { type Entries, entrySchemas } from './schema.ts'

/** Faults by the name of their field, in the order of the form. */
export type EntryFaults = Readonly<Partial<Record<string, EntryFault>>>

export type EntriesResult =
  | { readonly valid: true; readonly entries: Entries }
  | { readonly valid: false; readonly faults: EntryFaults }

/** Checks what a form sent: the entries as they are kept, or the first fault of every field. Throws for nothing. */
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
