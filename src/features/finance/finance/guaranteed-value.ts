import type { BasisPoints } from '#platform/money.ts'

/** The guaranteed value of a model at the end of a FutureDrive plan. Source: requirement V-068. */
export type GuaranteedValue = {
  /** Newer records have higher ids. */
  readonly id: number
  /** Model code. */
  readonly code: string
  /** Kilometres a year. */
  readonly mileage: number
  readonly months: number
  /** Guaranteed share of the price. */
  readonly factor: BasisPoints
  /** Name of the model at the finance provider: `HILUX DC 2.8 GD-6`. */
  readonly description: string
}
