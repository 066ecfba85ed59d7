import type { CalendarDay } from '#platform/time/clock.ts'

/** A benefit the manufacturer adds to a vehicle for a limited period. Texts are English. */
export type ValueAddedOffer = {
  /** For example `12 months complimentary insurance`. */
  readonly title: string
  readonly range: { readonly slug: string; readonly name: string }
  readonly start: CalendarDay
  readonly end: CalendarDay
  readonly benefits: readonly string[]
  /** Paragraphs. */
  readonly terms: readonly string[]
  readonly disclaimer: readonly string[]
}
