import type { Illustration, Picture } from '#features/pictures/index.ts'
import type { CalendarDay } from '#platform/clock.ts'
import type { BasisPoints, Cents } from '#platform/money.ts'
import type { BodyType } from './body-types.ts'

/**
 * Vehicles as pages and islands see them: plain values that can be sent to a browser as they are. What an outside
 * service may not tell us is null, never an invented default.
 *
 * Source: requirements V-047, V-239, V-252 and V-254; the terms are ours, the legacy spellings stay in data/wire.
 */

export const fuelTypes = ['Hybrid', 'Petrol', 'Diesel'] as const
export const transmissionTypes = ['Manual', 'Automatic', 'CVT'] as const
export const driveSystems = ['All Wheel', 'Front', 'Rear'] as const
export const finishes = ['solid', 'metallic', 'pearl'] as const
export const filterColumns = [1, 2, 3, 4] as const

export type FuelType = (typeof fuelTypes)[number]
export type TransmissionType = (typeof transmissionTypes)[number]
export type DriveSystem = (typeof driveSystems)[number]
export type Finish = (typeof finishes)[number]
/** A column of the model chooser's filters. */
export type FilterColumn = (typeof filterColumns)[number]

/** One figure with its name: 500 Nm, torque. */
export type Figure = { readonly label: string; readonly value: string; readonly unit: string | null }

export type SpecificationGroup = {
  readonly group: string
  readonly items: readonly { readonly label: string; readonly value: string }[]
}

/** A paint; colours are #rrggbb. */
export type Colour = {
  readonly code: string
  /** Code of the roof of a two-tone paint. */
  readonly code2: string | null
  readonly paintCode: string
  readonly title: string
  readonly customerOrderType: string | null
  readonly hex: string
  /** Null when the roof is painted like the body. */
  readonly roofHex: string | null
  readonly finish: Finish
}

/** An advertised finance offer. */
export type FinanceOffer = {
  readonly promotionType: string
  readonly deposit: Cents | null
  readonly interestRate: BasisPoints | null
  readonly rateType: string | null
  readonly monthlyInstalment: Cents | null
  readonly retailPrice: Cents | null
  /** Its last day; null when a service does not say. */
  readonly endsOn: CalendarDay | null
}

/** The range a model belongs to, as far as its models need it. */
export type RangeReference = { readonly name: string; readonly slug: string; readonly code: string }

/** What is sold: one code, one price. */
export type VehicleModel = {
  readonly code: string
  readonly name: string
  readonly range: RangeReference
  readonly brand: string
  readonly bodyType: BodyType | null
  /** Its tab on the range page, for example `raider`. */
  readonly grade: string
  /** Null shows as N/A. */
  readonly price: Cents | null
  readonly specialPrice: Cents | null
  readonly monthlyFromPrice: Cents | null
  readonly offer: FinanceOffer | null
  readonly engine: string
  /** In words: `6-speed automatic`. */
  readonly transmission: string
  readonly transmissionType: TransmissionType | null
  readonly driveSystem: DriveSystem | null
  readonly fuelType: FuelType | null
  /** Litres per 100 km, with a point; null when not available. */
  readonly fuelConsumption: string | null
  readonly seats: number | null
  readonly stats: readonly Figure[]
  readonly specifications: readonly SpecificationGroup[]
  /** In the order of their swatches. */
  readonly colours: readonly Colour[]
  /** The part of an address that jumps to its section. */
  readonly anchorId: string | null
  /** The name under which a page features it. */
  readonly heroModel: string | null
  readonly hiddenFilterColumns: readonly FilterColumn[]
  /** Of the filter columns, in their order; null where one has its usual heading. */
  readonly filterHeadings: readonly (string | null)[]
  /** Changes with the model's data. */
  readonly hash: string | null
  readonly usage: readonly string[]
  readonly badges: readonly string[]
  /** The code used by test drives and online buying. */
  readonly derivativeCode: string | null
}

/** What is sold for every model of a range and fitted by a dealer. */
export type Accessory = {
  readonly name: string
  readonly partNumber: string | null
  /** With VAT, without fitting; null shows as N/A. */
  readonly price: Cents | null
}

/** What a range's texts say in a language other than English; null where nobody has translated one. */
export type RangeTranslation = {
  readonly tagline: string | null
  readonly description: string | null
  readonly seoTitle: string | null
  readonly seoDescription: string | null
  /** Of its figures, in their order. */
  readonly figureLabels: readonly (string | null)[]
  /** Of its accessories, in their order. */
  readonly accessoryNames: readonly (string | null)[]
}

/** A family of models, its texts in English. */
export type VehicleRange = RangeReference & {
  readonly brand: string
  readonly bodyType: BodyType | null
  readonly tagline: string
  readonly description: string
  /** What its page opens with; null without a picture and a drawing. */
  readonly hero: Picture | null
  /** How it is drawn alone, in lists and in the colours of its models; null without a drawing. */
  readonly drawing: Pick<Illustration, 'vehicle' | 'colour'> | null
  readonly figures: readonly Figure[]
  readonly accessories: readonly Accessory[]
  /** What the least expensive model costs today, special prices included. */
  readonly fromPrice: Cents | null
  readonly seoTitle: string
  readonly seoDescription: string
  /** Where search engines are sent, when that is not its own page. */
  readonly canonicalUrl: string | null
}
