import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { basisPoints, cents } from '#platform/money.ts'
import { quoteInstalment } from './instalment.ts'
import { isRoundedPayment, needsPayment } from './oracle.test-support.ts'

const inputs = 100_000

/** Without fees an instalment is the rounded payment alone. */
const noFees = { monthlyAdmin: cents(0), initiation: cents(0) }

/** Any amounts to the cent up to R 5 million, any rate to the basis point, any term to eight years. */
const plans = fc
  .record({
    price: fc.integer({ min: 1, max: 500_000_000 }),
    depositShare: fc.integer({ min: 0, max: 100 }),
    balloonShare: fc.integer({ min: 0, max: 60 }),
    odd: fc.nat(99),
    rate: fc.oneof(fc.constantFrom(900, 1200, 1225, 1375, 1700), fc.integer({ min: 0, max: 3000 })),
    months: fc.oneof(fc.constantFrom(12, 24, 36, 48, 60, 72), fc.integer({ min: 1, max: 96 })),
  })
  .map(({ price, depositShare, balloonShare, odd, rate, months }) => ({
    price: cents(price),
    deposit: cents(Math.min(price, Math.floor((price * depositShare) / 100) + odd)),
    balloon: cents(Math.floor((price * balloonShare) / 100) + odd),
    rate: basisPoints(rate),
    months,
  }))

describe('the instalment quote checked against exact month-by-month repayment in integers', () => {
  it(`agrees to the cent on ${inputs} plans (V-039, V-040, F-3)`, { timeout: 120_000 }, () => {
    let withPayment = 0
    for (const plan of fc.sample(plans, { numRuns: inputs, seed: 20_261_120 })) {
      const { instalment, totals } = quoteInstalment(plan, noFees)
      const agrees =
        needsPayment(plan) === (totals !== null) &&
        (totals === null ||
          (isRoundedPayment(plan, instalment, 1) && isRoundedPayment(plan, totals.instalments, plan.months)))
      if (!agrees)
        expect.fail(`differs for ${JSON.stringify(plan)}: ${JSON.stringify({ instalment, totals })}`)
      if (totals) withPayment += 1
    }
    expect(withPayment).toBeGreaterThan(inputs / 2)
    expect(withPayment).toBeLessThan(inputs)
  })
})
