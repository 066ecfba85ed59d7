import { expect, test } from 'vitest'
import { basisPoints, rand } from '#platform/money.ts'
import { openingQuote } from './opening-quote.ts'
import { defaultFinanceSettings } from './settings.ts'

// Figures from an annuity in decimals of fifty digits: 72 months, 12 %, no deposit, a balloon of 30 %.
test('quotes the plan with which the calculator opens, the whole cost included (F-3)', () => {
  expect(openingQuote(rand(729_900), defaultFinanceSettings)).toEqual({
    plan: { price: 72_990_000, deposit: 0, balloon: 21_897_000, rate: 1200, months: 72 },
    instalment: 1_224_748,
    totals: expect.objectContaining({ instalments: 88_181_855, cost: 110_199_605 }),
  })
})

test('is null when the deposit and the balloon leave nothing to pay each month', () => {
  const { fees, instalmentCard } = defaultFinanceSettings
  const opening = {
    ...{ months: 48, rate: basisPoints(0), balloonShare: basisPoints(5000) },
    deposit: rand(100_000),
  }
  expect(openingQuote(rand(200_000), { fees, instalmentCard: { ...instalmentCard, opening } })).toBeNull()
})
