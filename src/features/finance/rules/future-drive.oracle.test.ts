import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { basisPoints, cents } from '#platform/money.ts'
import { type FutureDriveQuote, quoteFutureDrive } from './future-drive.ts'
import type { InstalmentQuote } from './instalment.ts'
import { isRoundedPayment, isRoundedShare, needsPayment } from './oracle.test-support.ts'
import { defaultFinanceSettings } from './settings.ts'

const { fees, futureDrive } = defaultFinanceSettings
const inputs = 100_000

/** Any price to the cent up to R5 million and any factor to the basis point, beside what the card offers. */
const choices = fc.record({
  price: fc.integer({ min: 1, max: 500_000_000 }).map(cents),
  factor: fc
    .oneof(fc.integer({ min: 2500, max: 7000 }), fc.integer({ min: 0, max: 10_000 }))
    .map(basisPoints),
  months: fc.constantFrom(...futureDrive.terms),
  rate: fc.constantFrom(...futureDrive.rates),
  deposit: fc.integer({ min: 0, max: 80_000_000 }).map(cents),
})

type Shown = Extract<FutureDriveQuote, { available: true }>

/** Instalment and totals of a quote as the oracle finds them, fees taken off again. */
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

function saves({ compared, quote, saved }: Shown): boolean {
  const difference = (compared.totals?.interest ?? Number.NaN) - (quote.totals?.interest ?? Number.NaN)
  return difference > 0 ? saved === difference : saved === null
}

describe('the FutureDrive quote checked against exact month-by-month repayment in integers', () => {
  it(`agrees to the cent on value, plans and saving for ${inputs} choices (V-059, V-064, V-066)`, {
    timeout: 120_000,
  }, () => {
    let saving = 0
    for (const choice of fc.sample(choices, { numRuns: inputs, seed: 20_261_122 })) {
      const shown = quoteFutureDrive(choice.price, choice, choice.factor, futureDrive, fees)
      const right =
        shown.available &&
        isRoundedShare(choice.price, choice.factor, shown.guaranteedValue) &&
        isRoundedShare(choice.price, 4000, shown.compared.plan.balloon) &&
        shown.deposit.deposit <= Math.max(0, Math.min(choice.deposit, choice.price * 0.15)) &&
        agrees(shown.quote) &&
        agrees(shown.compared) &&
        saves(shown)
      if (!right) expect.fail(`differs for ${JSON.stringify(choice)}: ${JSON.stringify(shown)}`)
      if (shown.saved !== null) saving += 1
    }
    // Both kinds have been met.
    expect(saving).toBeGreaterThan(inputs / 10)
    expect(saving).toBeLessThan(inputs)
  })
})
