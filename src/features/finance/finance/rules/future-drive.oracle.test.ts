import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { basisPoints, cents } from '#platform/money.ts'
import { type FutureDriveQuote, quoteFutureDrive } from './future-drive.ts'
import type { InstalmentQuote } from './instalment.ts'
import { isRoundedPayment, isRoundedShare, needsPayment } from './oracle.test-support.ts'
import { defaultFinanceSettings } from './settings.ts'

const { fees, futureDrive } = defaultFinanceSettings
const inputs = 100_000

/** Prices to the cent up to R 5 million, factors to the basis point, and the terms and rates the card offers. */
const choices = fc.record({
  price: fc.integer({ min: 1, max: 500_000_000 }).map(cents),
  factor: fc
    .oneof(fc.integer({ min: 2500, max: 7000 }), fc.integer({ min: 0, max: 10_000 }))
    .map(basisPoints),
  months: fc.constantFrom(...futureDrive.terms),
  rate: fc.constantFrom(...futureDrive.rates),
  deposit: fc.integer({ min: 0, max: 80_000_000 }).map(cents),
})

type AvailableQuote = Extract<FutureDriveQuote, { available: true }>

/** Whether instalment and totals of a quote, less the fees, match the oracle. */
function agrees({ plan, instalment, totals }: InstalmentQuote): boolean {
  if (!totals) return instalment === 0 && !needsPayment(plan)
  const repaid = totals.instalments - fees.monthlyAdmin * plan.months
  return (
    needsPayment(plan) &&
    isRoundedPayment(plan, instalment - fees.monthlyAdmin, 1) &&
    isRoundedPayment(plan, repaid, plan.months) &&
    totals.interest === repaid + plan.balloon - (plan.price - plan.deposit) &&
    totals.cost === plan.price + totals.interest + fees.monthlyAdmin * plan.months + fees.initiation
  )
}

function saves({ comparison, quote, interestSaved }: AvailableQuote): boolean {
  const difference = (comparison.totals?.interest ?? Number.NaN) - (quote.totals?.interest ?? Number.NaN)
  return difference > 0 ? interestSaved === difference : interestSaved === null
}

describe('the FutureDrive quote checked against exact month-by-month repayment in integers', () => {
  it(`agrees to the cent on value, plans and saving for ${inputs} choices (V-059, V-064, V-066)`, {
    timeout: 120_000,
  }, () => {
    let saving = 0
    for (const choice of fc.sample(choices, { numRuns: inputs, seed: 20_261_122 })) {
      const result = quoteFutureDrive(choice.price, choice, choice.factor, futureDrive, fees)
      const matches =
        result.available &&
        isRoundedShare(choice.price, choice.factor, result.guaranteedValue) &&
        isRoundedShare(choice.price, 4000, result.comparison.plan.balloon) &&
        result.deposit.deposit <= Math.max(0, Math.min(choice.deposit, choice.price * 0.15)) &&
        agrees(result.quote) &&
        agrees(result.comparison) &&
        saves(result)
      if (!matches) expect.fail(`differs for ${JSON.stringify(choice)}: ${JSON.stringify(result)}`)
      if (result.interestSaved !== null) saving += 1
    }
    // The sample has choices with and without a saving.
    expect(saving).toBeGreaterThan(inputs / 10)
    expect(saving).toBeLessThan(inputs)
  })
})
