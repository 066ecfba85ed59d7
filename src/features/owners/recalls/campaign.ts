/** A recall campaign; JSON-serialisable. Source: requirement V-103. */
export type Campaign = {
  /** Such as `26-SC-014`. */
  readonly id: string
  readonly description: string
  /** What the workshop does; null when it is not stated. */
  readonly remedy: string | null
  /** Since when, as a day: `2026-03-02`; null when it is not stated. */
  readonly since: string | null
}
