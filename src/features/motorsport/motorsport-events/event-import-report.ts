/** The report of an import of events. */
export type EventImportReport = {
  /** Why the file cannot be read at all; null when it can. */
  readonly fault: string | null
  readonly counts: {
    readonly read: number
    readonly added: number
    readonly changed: number
    readonly unchanged: number
  }
  readonly refusals: readonly { readonly line: number; readonly title: string; readonly problem: string }[]
}
