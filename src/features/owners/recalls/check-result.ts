import type { Campaign } from './campaign.ts'

/** A VIN that was looked up; JSON-serialisable. Source: requirement V-103. */
export type CheckedVin = { readonly vin: string; readonly campaigns: readonly Campaign[] }

/** The outcome of a lookup. `vin` is what the visitor entered, where it was not looked up. */
export type CheckOutcome =
  | ({ readonly kind: 'checked' } & CheckedVin)
  | { readonly kind: 'invalid' | 'failed'; readonly vin: string }
  | { readonly kind: 'tooOften'; readonly vin: string; readonly wait: number }
