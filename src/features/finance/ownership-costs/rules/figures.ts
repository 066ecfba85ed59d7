import type { BasisPoints, Cents } from '#platform/money.ts'
import type { CalendarDay } from '#platform/time/clock.ts'

/** The provinces, each with its field in the licence fees and its value in addresses. */
export const provinces = [
  { key: 'easternCape', slug: 'eastern-cape', name: 'Eastern Cape' },
  { key: 'freeState', slug: 'free-state', name: 'Free State' },
  { key: 'gauteng', slug: 'gauteng', name: 'Gauteng' },
  { key: 'kwazuluNatal', slug: 'kwazulu-natal', name: 'KwaZulu-Natal' },
  { key: 'limpopo', slug: 'limpopo', name: 'Limpopo' },
  { key: 'mpumalanga', slug: 'mpumalanga', name: 'Mpumalanga' },
  { key: 'northernCape', slug: 'northern-cape', name: 'Northern Cape' },
  { key: 'northWest', slug: 'north-west', name: 'North West' },
  { key: 'westernCape', slug: 'western-cape', name: 'Western Cape' },
] as const

export type Province = (typeof provinces)[number]

/** The two areas of regulated fuel prices. */
export const fuelAreas = ['inland', 'coast'] as const

export type FuelArea = (typeof fuelAreas)[number]

/** Figures that apply from a day on, and where they come from. */
export type Dated = { readonly validFrom: CalendarDay; readonly source: string }

/** Prices of a litre. */
export type FuelPrices = Dated & {
  readonly petrolInland: Cents
  readonly petrolCoast: Cents
  readonly dieselInland: Cents
  readonly dieselCoast: Cents
}

/** The levy on the CO₂ emissions of new vehicles: an amount for each g/km above a threshold, without VAT. */
export type CarbonLevy = Dated & {
  readonly passengerRate: Cents
  readonly passengerThreshold: number
  readonly doubleCabRate: Cents
  readonly doubleCabThreshold: number
  readonly vat: BasisPoints
}

/** Fees of a year for vehicles of at most `upTo` kilograms tare. */
export type LicenceBand = { readonly upTo: number } & { readonly [Key in Province['key']]: Cents }

/** Bands by ascending tare. */
export type LicenceFees = Dated & { readonly bands: readonly LicenceBand[] }

/** What is paid once beside the price, VAT included. */
export type OnceOffFees = Dated & {
  readonly registration: Cents
  readonly numberPlates: Cents
  readonly delivery: Cents
}

export type Upkeep = Dated & {
  /** The price of one tyre, fitted and balanced, by the diameter of its rim. */
  readonly tyres: readonly { readonly inches: number; readonly price: Cents }[]
  /** Kilometres that a set of tyres lasts. */
  readonly tyreLife: number
  /** An hour in the workshop. */
  readonly labourRate: Cents
  /** A litre of oil or fluid. */
  readonly fluidPerLitre: Cents
  /** A part that is replaced at a service. */
  readonly partEach: Cents
}

/** The share of a monthly income before deductions that an instalment usually takes at most. */
export type Affordability = Dated & { readonly share: BasisPoints }

/** The figures that editors maintain. Lists hold past, present and coming figures in any order, at least one each. */
export type OwnershipFigures = {
  /** Whether the prices of vehicles include the levy. */
  readonly levyInPrice: boolean
  readonly fuelPrices: readonly FuelPrices[]
  readonly levies: readonly CarbonLevy[]
  readonly licenceFees: readonly LicenceFees[]
  readonly onceOffFees: readonly OnceOffFees[]
  readonly upkeep: readonly Upkeep[]
  readonly affordability: readonly Affordability[]
}

/** The figures of one day. */
export type FiguresOfDay = {
  readonly levyInPrice: boolean
  readonly fuelPrices: FuelPrices
  readonly levy: CarbonLevy
  readonly licenceFees: LicenceFees
  readonly onceOffFees: OnceOffFees
  readonly upkeep: Upkeep
  readonly affordability: Affordability
}
