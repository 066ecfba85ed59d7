/** What the finder shows besides its block; JSON-serialisable. */
export type CallCentre = {
  /** Null when no number is set. Source: requirement V-106; decision G-9. */
  readonly telephone: string | null
}
