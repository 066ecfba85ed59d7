import type { CalendarDay } from '#platform/clock.ts'

/** What the maker adds to a vehicle for some time. Its texts are English. */
export type ValueAddedOffer = {
  /** In one line: `12 months complimentary insurance`. */
  readonly title: string
  readonly range: { readonly slug: string; readonly name: string }
  readonly start: CalendarDay
  readonly end: CalendarDay
  readonly benefits: readonly string[]
  /** Paragraphs. */
  readonly terms: readonly string[]
  readonly disclaimer: readonly string[]
}
