import type { InstalmentQuote } from '#features/finance/finance/index.ts'
import type { Cents } from '#platform/money.ts'
import type { BreakEven } from './rules/break-even.ts'
import type { CostsChoice } from './rules/choice.ts'
import type { FiguresOfDay, FuelArea, Province } from './rules/figures.ts'
import type { OnTheRoad } from './rules/on-the-road.ts'
import type { RunningCosts } from './rules/running-costs.ts'
import type { VehicleFacts } from './rules/vehicle-facts.ts'

/** A hybrid beside the petrol model of the same equipment. */
export type HybridComparison = {
  readonly hybrid: string
  readonly petrol: string
  /** What the hybrid costs more on the road. */
  readonly extra: Cents
  /** What its fuel costs less in a month. */
  readonly saving: Cents
  readonly breakEven: BreakEven
}

/** The costs of one model for one owner. */
export type ModelCosts = {
  readonly name: string
  readonly facts: VehicleFacts
  readonly kilometres: number
  readonly province: Province
  readonly area: FuelArea
  readonly litre: Cents | null
  readonly onTheRoad: OnTheRoad
  readonly running: RunningCosts
  /** The services that the owner pays for, in kilometres; null when they could not be loaded. */
  readonly paidServices: readonly number[] | null
  /** On-the-road estimate and five years of running costs. */
  readonly total: Cents | null
  readonly comparison: HybridComparison | null
  /** Null without a price. */
  readonly income: { readonly quote: InstalmentQuote; readonly needed: Cents } | null
}

/** The page about what a range costs to own. */
export type CostsView = {
  readonly range: { readonly slug: string; readonly name: string; readonly brand: string }
  readonly models: readonly { readonly code: string; readonly name: string }[]
  readonly choice: CostsChoice
  readonly figures: FiguresOfDay
  /** Null while an entry cannot be used. */
  readonly costs: ModelCosts | null
}
