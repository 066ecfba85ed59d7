import type { Picture } from '#features/pictures/pictures/index.ts'
import type { dealerCurrencies } from '#platform/site/market.ts'
import type { SocialNetwork } from '#platform/site/social-networks.ts'
import type { OpeningHours } from './rules/opening-hours.ts'
import type { Visibility } from './rules/visibility.ts'

/** A province or a country with dealers. */
export type Region = {
  readonly name: string
  /** Last segment of its address: `/dealers/gauteng`. */
  readonly slug: string
  readonly kind: 'province' | 'country'
  /** Currency of used vehicles there. Source: requirement D-410. */
  readonly currency: (typeof dealerCurrencies)[number]
  readonly shows: Visibility
  /** Public holidays of its country that editors added to its calendar. */
  readonly furtherHolidays?: readonly FurtherHoliday[]
}

/** A public holiday that editors added. */
export type FurtherHoliday = {
  /** ISO day. */
  readonly day: string
  /** Whether it is on this day of every year. */
  readonly everyYear: boolean
}

/** What a dealer offers besides selling new vehicles. */
export const dealerServices = [
  'new-vehicles',
  'used-vehicles',
  'service',
  'parts',
  'accessories',
  'panel-shop',
  'fleet',
  'finance',
] as const

export type DealerService = (typeof dealerServices)[number]

/** The public data of a dealer, without contact persons and recipients of enquiries. */
export type Dealer = {
  readonly id: string
  readonly name: string
  readonly slug: string
  readonly supplierCode: string | null
  /** Only dealers for which this is true are listed. Source: requirement D-379. */
  readonly isToyotaSupplier: boolean
  readonly brands: readonly string[]
  /** Null when unknown. */
  readonly region: Region | null
  readonly group: { readonly slug: string; readonly title: string } | null
  readonly address: {
    readonly street: string | null
    readonly suburb: string | null
    readonly city: string | null
    readonly postalCode: string | null
  }
  /** In degrees; null hides the map. */
  readonly coordinates: { readonly latitude: number; readonly longitude: number } | null
  readonly telephone: string | null
  /** The number that answers on WhatsApp. */
  readonly whatsapp: string | null
  readonly openingHours: readonly OpeningHours[]
  readonly services: readonly DealerService[]
  readonly socialLinks: readonly { readonly network: SocialNetwork; readonly address: string }[]
  readonly picture: Picture | null
}

/** Dealers of one owner, by province or country in display order. */
export type DealerGroup = {
  readonly slug: string
  readonly title: string
  readonly provinces: readonly { readonly name: string; readonly dealers: readonly Dealer[] }[]
}
