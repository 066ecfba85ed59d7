import type { BasisPoints } from '#platform/money.ts'

/** What a model is guaranteed to be worth at the end of a FutureDrive plan. Source: requirement V-068. */
export type GuaranteedValue = {
  /** The higher, the newer. */
  readonly id: number
  /** The code of the model. */
  readonly code: string
  /** Kilometres a year. */
  readonly mileage: number
  readonly months: number
  /** The share of the price that is guaranteed. */
  readonly factor: BasisPoints
  /** What the finance house calls the model: `HILUX DC 2.8 GD-6`. */
  readonly description: string
}
