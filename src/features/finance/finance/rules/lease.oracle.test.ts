import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { basisPoints, cents } from '#platform/money.ts'
import type { InstalmentQuote } from './instalment.ts'
import { compareLease } from './lease.ts'
import { isRoundedPayment, isRoundedShare, needsPayment } from './oracle.test-support.ts'
import { defaultFinanceSettings } from './settings.ts'

const { lease: settings } = defaultFinanceSettings
const inputs = 100_000

const choices = fc.record({
  price: fc.integer({ min: 1, max: 500_000_000 }).map(cents),
  deposit: fc.integer({ min: 0, max: 500_000_000 }).map(cents),
  months: fc.oneof(fc.constantFrom(...settings.terms), fc.integer({ min: 1, max: 96 })),
  rate: fc.oneof(
    fc.constantFrom(...settings.rates),
    fc.integer({ min: 0, max: 3000 }).map((rate) => basisPoints(rate)),
  ),
  balloonShare: fc.constantFrom(...settings.balloons),
})

function agrees({ plan, instalment, totals }: InstalmentQuote): boolean {
  if (!totals) return instalment === 0 && !needsPayment(plan)
  return (
    needsPayment(plan) &&
    isRoundedPayment(plan, instalment, 1) &&
    isRoundedPayment(plan, totals.instalments, plan.months) &&
    totals.interest === totals.instalments + plan.balloon - (plan.price - plan.deposit)
  )
}

describe('the lease comparison checked against exact month-by-month repayment in integers', () => {
  it(`agrees to the cent on ${inputs} choices (V-084, V-086, F-10)`, { timeout: 120_000 }, () => {
    let withoutPayment = 0
    for (const choice of fc.sample(choices, { numRuns: inputs, seed: 20_261_122 })) {
      const { lease, traditional, deposit } = compareLease(choice.price, choice, settings)
      const matches =
        agrees(lease) &&
        agrees(traditional) &&
        isRoundedShare(choice.price, 2000, lease.plan.balloon) &&
        isRoundedShare(choice.price, choice.balloonShare, traditional.plan.balloon) &&
        deposit.deposit <= choice.price &&
        lease.plan.deposit === traditional.plan.deposit
      if (!matches)
        expect.fail(`differs for ${JSON.stringify(choice)}: ${JSON.stringify({ lease, traditional })}`)
      if (!lease.totals) withoutPayment += 1
    }
    expect(withoutPayment).toBeGreaterThan(0)
    expect(withoutPayment).toBeLessThan(inputs / 2)
  })
})
