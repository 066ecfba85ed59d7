import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { quoteForCard } from '#features/finance/finance/rules.ts'
import { basisPoints, cents, rand } from '#platform/money.ts'
import { testFinance } from '../stock-search.test-support.ts'
import { priceForBudget } from './budget.ts'

/** The instalment in cents, month by month: the payment at which the balance after the last month is the balloon. */
function instalmentByMonths(priceCents: number, settings: typeof testFinance): number {
  const { months, rate, balloonShare, deposit } = settings.opening
  const paid = Math.min(deposit, Math.floor((priceCents * settings.depositLimit.share) / 10_000))
  const monthly = rate / 120_000
  let growth = 1
  let annuityFactor = 0
  for (let month = 0; month < months; month++) {
    annuityFactor += growth
    growth *= 1 + monthly
  }
  return ((priceCents - paid) * growth - Math.round((priceCents * balloonShare) / 10_000)) / annuityFactor
}

describe('the price for a budget', () => {
  it('is R 269 750 for R 5 518.92 a month with the default choices (D-140)', () => {
    expect(quoteForCard(rand(269_750), testFinance).instalment).toBe(551_892)
    const price = priceForBudget(5519, testFinance)
    expect(price).toBeGreaterThanOrEqual(rand(269_750))
    expect(price).toBeLessThan(rand(269_760))
  })

  it('is the highest price whose instalment, added up month by month, is within the budget (F-3)', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 60_000 }),
        fc.constantFrom(12, 48, 60, 72),
        fc.constantFrom(0, 900, 1000, 1275, 1700),
        fc.constantFrom(0, 1000, 2000),
        (budget, months, rate, balloon) => {
          const opening = {
            ...testFinance.opening,
            ...{ months, rate: basisPoints(rate), balloonShare: basisPoints(balloon) },
          }
          const settings = { ...testFinance, opening }
          const price = priceForBudget(budget, settings)
          // An instalment is rounded to the cent; a hundred rand more is above the budget with every choice.
          expect(instalmentByMonths(price, settings)).toBeLessThanOrEqual(budget * 100 + 0.6)
          expect(instalmentByMonths(cents(price + 10_000), settings)).toBeGreaterThan(budget * 100)
        },
      ),
      { numRuns: 500 },
    )
  })

  it('is nothing for a budget of nothing', () => {
    expect(priceForBudget(0, testFinance)).toBeLessThan(rand(1))
  })
})
