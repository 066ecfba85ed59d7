import type { BasisPoints, Cents } from '#platform/money.ts'
import { basisPoints, cents, rand } from '#platform/money.ts'
import type { CalculatorSettings } from './calculator.ts'
import type { DepositLimit } from './deposit.ts'
import type { Fees } from './instalment.ts'
import { ratesBetween } from './rates.ts'
import { defaultTradeInSettings, type TradeInSettings } from './trade-in-settings.ts'

/** FutureDrive has no list of balloons: the guaranteed value is the balloon. Mileages are kilometres a year. */
export type FutureDriveSettings = Omit<CalculatorSettings, 'balloons' | 'opening'> & {
  readonly mileages: readonly number[]
  readonly opening: { readonly months: number; readonly rate: BasisPoints; readonly mileage: number }
  /** The traditional plan that the interest is compared with. Source: decision F-4. */
  readonly comparisonPlan: {
    readonly months: number
    readonly rate: BasisPoints
    readonly balloonShare: BasisPoints
  }
}

/** Mileages are kilometres a month. */
export type SubscriptionSettings = {
  readonly mileages: readonly number[]
  readonly opening: { readonly months: number; readonly mileage: number }
  /**
   * Added at one mileage to the amount a visitor must be able to afford; never part of the price. Source: decision F-8.
   */
  readonly extra: { readonly amount: Cents; readonly mileage: number }
}

/** The finance settings that editors control. Source: decision G-8. */
export type FinanceSettings = {
  readonly fees: Fees
  /** Rates below this one are rejected. */
  readonly lowestRate: BasisPoints
  readonly instalmentCard: CalculatorSettings
  readonly comparison: CalculatorSettings
  readonly futureDrive: FutureDriveSettings
  readonly subscription: SubscriptionSettings
  /** `leaseBalloonShare` is the fixed balloon of the lease, a share of the price. Source: decision F-10. */
  readonly lease: CalculatorSettings & { readonly leaseBalloonShare: BasisPoints }
  readonly usedVehicles: CalculatorSettings
  readonly tradeIn: TradeInSettings
}

/** The rates offered by the sliders of the calculators. Source: decision F-6. */
export const defaultRates = {
  vehiclePage: [1200, 1225, 1250, 1275, 1300, 1325, 1350, 1400, 1450, 1500, 1550, 1600, 1650, 1700].map(
    basisPoints,
  ),
  comparison: ratesBetween(1200, 1700, 25),
  lease: ratesBetween(900, 1700, 25),
} satisfies Record<string, readonly BasisPoints[]>

/** Source: decision F-5. */
export const defaultDepositLimits = {
  vehiclePage: { share: basisPoints(6000), atMost: rand(300_000) },
  comparison: { share: basisPoints(6000), atMost: null },
  futureDrive: { share: basisPoints(1500), atMost: null },
  lease: { share: basisPoints(10_000), atMost: null },
  usedVehicles: { share: basisPoints(6000), atMost: null },
} satisfies Record<string, DepositLimit>

/** Shares of the price from zero to the last, in equal steps. */
const balloonsTo = (last: number, step: number) => ratesBetween(0, last, step)

const opening = (months: number, rate: number, balloonShare: number, deposit = rand(0)) => ({
  months,
  rate: basisPoints(rate),
  balloonShare: basisPoints(balloonShare),
  deposit,
})

/**
 * The settings before an editor changes anything.
 *
 * Source: requirements V-035 to V-037, V-048 to V-050, V-055, V-057, V-058, V-063, V-069, V-070, V-078, V-084,
 * V-090 to V-092, V-350, D-128 to D-132, D-137 and D-138; decisions F-1, F-2 and F-4 to F-10.
 */
export const defaultFinanceSettings: FinanceSettings = {
  fees: { monthlyAdmin: rand(69), initiation: cents(120_750) },
  lowestRate: basisPoints(900),
  instalmentCard: {
    terms: [48, 60, 72],
    rates: defaultRates.vehiclePage,
    balloons: balloonsTo(5000, 1000),
    depositLimit: defaultDepositLimits.vehiclePage,
    opening: opening(72, 1200, 3000),
  },
  comparison: {
    terms: [12, 24, 36, 48, 60, 72],
    rates: defaultRates.comparison,
    balloons: balloonsTo(4000, 500),
    depositLimit: defaultDepositLimits.comparison,
    opening: opening(72, 1200, 4000),
  },
  futureDrive: {
    terms: [36, 48],
    rates: defaultRates.vehiclePage,
    mileages: [20_000, 25_000, 30_000, 35_000],
    depositLimit: defaultDepositLimits.futureDrive,
    opening: { months: 48, rate: basisPoints(1200), mileage: 20_000 },
    comparisonPlan: { months: 72, rate: basisPoints(1200), balloonShare: basisPoints(4000) },
  },
  subscription: {
    mileages: [500, 1000, 1500, 2000, 2500, 3000, 3500, 4000],
    opening: { months: 60, mileage: 1000 },
    extra: { amount: cents(189_684), mileage: 1000 },
  },
  lease: {
    terms: [12, 24, 36, 48],
    rates: defaultRates.lease,
    balloons: balloonsTo(2500, 500),
    depositLimit: defaultDepositLimits.lease,
    opening: opening(48, 900, 0),
    leaseBalloonShare: basisPoints(2000),
  },
  usedVehicles: {
    terms: [12, 24, 36, 48, 60, 72],
    rates: defaultRates.lease,
    balloons: balloonsTo(4000, 500),
    depositLimit: defaultDepositLimits.usedVehicles,
    opening: opening(60, 1000, 0, rand(10_000)),
  },
  tradeIn: defaultTradeInSettings,
}
