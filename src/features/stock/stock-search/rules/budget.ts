import { type CardFinance, quoteForCard } from '#features/finance/finance/rules.ts'
import { type Cents, cents, rand } from '#platform/money.ts'

/** The largest price that is considered: a hundred million rand. */
const maxPrice = rand(100_000_000)

/** The default choices of the calculator of used vehicles, and the limit of the deposit. */
export type BudgetSettings = CardFinance

/**
 * Returns the highest price in cents whose instalment, with the default deposit, term, rate and balloon of the calculator
 * of used vehicles, is within a budget. The instalment grows with the price, so the price is found by halving.
 *
 * Source: decision F-3.
 *
 * @param budget whole rand a month
 */
export function priceForBudget(budget: number, settings: BudgetSettings): Cents {
  const limit = rand(budget)
  let within = 0
  let beyond = maxPrice + 1
  while (beyond - within > 1) {
    const middle = Math.floor((within + beyond) / 2)
    if (quoteForCard(cents(middle), settings).instalment <= limit) within = middle
    else beyond = middle
  }
  return cents(within)
}
