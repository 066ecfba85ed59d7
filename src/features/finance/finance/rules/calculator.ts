import { type BasisPoints, type Cents, percentageOf } from '#platform/money.ts'
import { type CappedDeposit, capDeposit, type DepositLimit } from './deposit.ts'
import type { InstalmentPlan } from './instalment.ts'

/** The choices a calculator offers, each list in ascending order, and its default choice. */
export type CalculatorSettings = {
  /** Months. */
  readonly terms: readonly number[]
  readonly rates: readonly BasisPoints[]
  /** Shares of the price. */
  readonly balloons: readonly BasisPoints[]
  readonly depositLimit: DepositLimit
  readonly opening: PlanChoice
}

/** The choices of a visitor, independent of the price. */
export type PlanChoice = {
  readonly months: number
  readonly rate: BasisPoints
  readonly balloonShare: BasisPoints
  /** As requested; the cap is applied only once there is a price. */
  readonly deposit: Cents
}

export type ChosenPlan = {
  readonly plan: InstalmentPlan
  readonly deposit: CappedDeposit
}

/**
 * Applies a choice to a price: the balloon is a share of the whole price, rounded half up to the cent, and the deposit
 * is limited to the cap of the calculator.
 *
 * Source: requirement V-038; decisions F-3 (rounding of the balloon) and F-5.
 */
export function planFor(
  price: Cents,
  choice: PlanChoice,
  { depositLimit }: Pick<CalculatorSettings, 'depositLimit'>,
): ChosenPlan {
  const { months, rate, balloonShare } = choice
  const deposit = capDeposit(choice.deposit, depositLimit, price)
  const balloon = percentageOf(price, balloonShare, 'half up')
  return { plan: { price, deposit: deposit.deposit, balloon, rate, months }, deposit }
}
