import type { OpeningHours } from '#features/dealers/dealers/index.ts'
import type { Coordinates } from '#features/site/places/rules.ts'

/** A province or country with dealers, as the finder needs it. */
export type FinderRegion = {
  readonly name: string
  readonly slug: string
  readonly kind: 'province' | 'country'
  /** Public holidays of the next weeks, as ISO days. */
  readonly holidays: readonly string[]
  /** Whether its dealers have finance forms. Source: decision F-12. */
  readonly hasFinance: boolean
}

/** A dealer as its card shows it. */
export type FinderDealer = {
  readonly slug: string
  readonly name: string
  readonly street: string | null
  readonly suburb: string | null
  readonly city: string | null
  readonly postalCode: string | null
  readonly region: FinderRegion | null
  readonly telephone: string | null
  /** Null without coordinates: such a dealer has no distance and no marker. */
  readonly coordinates: Coordinates | null
  readonly hours: readonly OpeningHours[]
}

/** A dealer in a list, with its straight-line distance from the centre of the search in kilometres, if there is one. */
export type ListedDealer = { readonly dealer: FinderDealer; readonly km: number | null }
