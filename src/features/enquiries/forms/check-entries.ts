import { type EntryFault, entryFaultOf } from './faults.ts'
import { type Entries, entrySchemas, type FormKind } from './schema.ts'

/** Faults by the name of their field. */
export type EntryFaults = Readonly<Partial<Record<string, EntryFault>>>

export type CheckedEntries =
  | { readonly valid: true; readonly entries: Entries }
  | { readonly valid: false; readonly faults: EntryFaults }

/** Checks what a form sent: the entries as they are kept, or the first fault of every field. Throws for nothing. */
export function checkEntries(kind: FormKind, sent: unknown): CheckedEntries {
  const checked = entrySchemas[kind].safeParse(sent)
  if (checked.success) return { valid: true, entries: checked.data }
  const faults: Partial<Record<string, EntryFault>> = {}
  for (const { path, message } of checked.error.issues) {
    const field = String(path[0] ?? 'form')
    faults[field] ??= entryFaultOf(message)
  }
  return { valid: false, faults }
}
