import { type Cents, cents } from '#platform/money.ts'
import { type PlanChoice, planFor } from './calculator.ts'
import type { CappedDeposit } from './deposit.ts'
import { type InstalmentQuote, quoteInstalment } from './instalment.ts'
import type { FinanceSettings } from './settings.ts'

export type LeaseComparison = {
  readonly lease: InstalmentQuote
  readonly traditional: InstalmentQuote
  /** The same for both plans. */
  readonly deposit: CappedDeposit
}

const noFees = { monthlyAdmin: cents(0), initiation: cents(0) }

/**
 * Compares a lease with traditional finance, both at the chosen rate, term and deposit and without fees. The balloon of
 * the lease is fixed; traditional finance has the chosen one.
 *
 * @throws RangeError unless the term is a whole number of months, one or more.
 * Source: requirements V-084, V-085 and V-087; decisions F-5 and F-10.
 */
export function compareLease(
  price: Cents,
  choice: PlanChoice,
  settings: Pick<FinanceSettings['lease'], 'depositLimit' | 'leaseBalloonShare'>,
): LeaseComparison {
  const { plan: leased } = planFor(price, { ...choice, balloonShare: settings.leaseBalloonShare }, settings)
  const { plan: financed, deposit } = planFor(price, choice, settings)
  return {
    lease: quoteInstalment(leased, noFees),
    traditional: quoteInstalment(financed, noFees),
    deposit,
  }
}
