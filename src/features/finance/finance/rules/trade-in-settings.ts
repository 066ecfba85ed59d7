import { type BasisPoints, basisPoints } from '#platform/money.ts'

/** The conditions in which a vehicle can be traded in, from the best to the worst. Source: requirement D-332. */
export const vehicleConditions = ['excellent', 'good', 'average', 'poor'] as const

export type VehicleCondition = (typeof vehicleConditions)[number]

/** What separates the price of a used vehicle from what a dealer would pay for one. */
export type TradeInSettings = {
  /** What a displayed price adds to the base price of the dealer. Source: decision F-11. */
  readonly margin: BasisPoints
  /** What it costs to prepare a vehicle of a condition for sale, as a share of its value. */
  readonly deductions: Readonly<Record<VehicleCondition, BasisPoints>>
}

/**
 * The settings before an editor changes anything. Advertised vehicles are prepared for sale, so an excellent one needs
 * nothing: a good one needs a valet and touched-up paint, an average one also tyres and a service, a poor one repairs of
 * its body or its engine.
 */
export const defaultTradeInSettings: TradeInSettings = {
  margin: basisPoints(1_500),
  deductions: {
    excellent: basisPoints(0),
    good: basisPoints(500),
    average: basisPoints(1_200),
    poor: basisPoints(2_500),
  },
}
