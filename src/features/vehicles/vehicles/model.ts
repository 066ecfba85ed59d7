import type { Illustration, Picture } from '#features/pictures/pictures/index.ts'
import type { BasisPoints, Cents } from '#platform/money.ts'
import type { CalendarDay } from '#platform/time/clock.ts'
import type { BodyType } from './body-types.ts'

/**
 * Vehicles as pages and islands use them: JSON-serialisable values. A value that an external service does not provide
 * is null, never an invented default.
 *
 * Source: requirements V-047, V-239, V-252 and V-254. The wire spellings stay in data/wire.
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

/** A value with its label, for example torque, 500 Nm. */
export type Figure = { readonly label: string; readonly value: string; readonly unit: string | null }

export type SpecificationGroup = {
  readonly group: string
  readonly items: readonly { readonly label: string; readonly value: string }[]
}

/** A paint. `hex` and `roofHex` are #rrggbb. */
export type Colour = {
  readonly code: string
  /** Code of the roof of a two-tone paint. */
  readonly code2: string | null
  readonly paintCode: string
  readonly title: string
  readonly customerOrderType: string | null
  readonly hex: string
  /** Null when the roof has the colour of the body. */
  readonly roofHex: string | null
  readonly finish: Finish
  /** What it adds to the price of a model, with VAT; absent when it adds nothing. */
  readonly surcharge?: Cents
}

/** An advertised finance offer. */
export type FinanceOffer = {
  readonly promotionType: string
  readonly deposit: Cents | null
  readonly interestRate: BasisPoints | null
  readonly rateType: string | null
  readonly monthlyInstalment: Cents | null
  readonly retailPrice: Cents | null
  /** Last day of the offer; null when the service does not provide it. */
  readonly endsOn: CalendarDay | null
}

/** The fields of a range that its models carry. */
export type RangeReference = { readonly name: string; readonly slug: string; readonly code: string }

/** What is sold: one code, one price. */
export type VehicleModel = {
  readonly code: string
  readonly name: string
  /** Its name in the contract, where that lacks the range which `name` has. */
  readonly contractName?: string
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
  /** For example `6-speed automatic`. */
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
  /** URL fragment of its section. */
  readonly anchorId: string | null
  /** Name under which a page features this model. */
  readonly heroModel: string | null
  readonly hiddenFilterColumns: readonly FilterColumn[]
  /** One for each filter column, in order; null for the default heading. */
  readonly filterHeadings: readonly (string | null)[]
  /** Changes with the model's data. */
  readonly hash: string | null
  readonly usage: readonly string[]
  readonly badges: readonly string[]
  /** The code used by test drives and online buying. */
  readonly derivativeCode: string | null
}

/** An accessory for every model of a range, fitted by a dealer. */
export type Accessory = {
  readonly name: string
  readonly partNumber: string | null
  /** Including VAT, excluding fitting; null shows as N/A. */
  readonly price: Cents | null
}

/** A range's texts in a language other than English; null for a text without a translation. */
export type RangeTranslation = {
  readonly tagline: string | null
  readonly description: string | null
  readonly seoTitle: string | null
  readonly seoDescription: string | null
  /** One for each figure, in order. */
  readonly figureLabels: readonly (string | null)[]
  /** One for each accessory, in order. */
  readonly accessoryNames: readonly (string | null)[]
}

/** A family of models, with English texts. */
export type VehicleRange = RangeReference & {
  readonly brand: string
  readonly bodyType: BodyType | null
  readonly tagline: string
  readonly description: string
  /** Opening picture of its page; null without an upload and a drawing. */
  readonly hero: Picture | null
  /** Its drawing without a scene, for lists and for the colours of its models; null without a drawing. */
  readonly drawing: Pick<Illustration, 'vehicle' | 'colour'> | null
  readonly figures: readonly Figure[]
  readonly accessories: readonly Accessory[]
  /** Current price of the least expensive model, special prices included. */
  readonly fromPrice: Cents | null
  readonly seoTitle: string
  readonly seoDescription: string
  /** Null when the canonical URL is the URL of its own page. */
  readonly canonicalUrl: string | null
}
