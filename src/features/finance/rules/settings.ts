import type { BasisPoints } from '#platform/money.ts'
import { basisPoints, cents, rand } from '#platform/money.ts'
import type { CalculatorSettings } from './calculator.ts'
import type { DepositLimit } from './deposit.ts'
import type { Fees } from './instalment.ts'
import { ratesBetween } from './rates.ts'

/** What an editor may change about finance (rule G-8); every rule takes what it needs of it as a parameter. */
export type FinanceSettings = {
  readonly fees: Fees
  /** Rates below this one are never taken over. */
  readonly lowestRate: BasisPoints
  readonly instalmentCard: CalculatorSettings
}

/** The lists of rates the calculators step through. Source: decision F-6. */
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
} satisfies Record<string, DepositLimit>

/**
 * What the product starts with, before an editor changes anything.
 *
 * Source: vehicles-and-finance.md §9; decisions F-1, F-2, F-5 and F-6.
 */
export const defaultFinanceSettings: FinanceSettings = {
  fees: { monthlyAdmin: rand(69), initiation: cents(120_750) },
  lowestRate: basisPoints(900),
  instalmentCard: {
    terms: [48, 60, 72],
    rates: defaultRates.vehiclePage,
    balloons: [0, 1000, 2000, 3000, 4000, 5000].map(basisPoints),
    depositLimit: defaultDepositLimits.vehiclePage,
    opening: {
      months: 72,
      rate: basisPoints(1200),
      balloonShare: basisPoints(3000),
      deposit: rand(0),
    },
  },
}
