import { expect, test } from 'vitest'
import { defaultFinanceSettings } from '#features/finance/finance/rules.ts'
import { basisPoints, cents, rand } from '#platform/money.ts'
import type { FinanceOffer } from '../model.ts'
import { quoteOfModel } from './model-quote.ts'

const price = rand(729_900)

/** As advertised for the Fortuner 2.4 GD-6 RB. */
const offer: FinanceOffer = {
  promotionType: 'Instalment offer',
  deposit: rand(75_000),
  interestRate: basisPoints(1150),
  rateType: 'Linked',
  monthlyInstalment: cents(1_057_706),
  retailPrice: price,
  endsOn: null,
}

const figuresOf = (of: FinanceOffer | null) => {
  const quote = quoteOfModel({ price, offer: of }, defaultFinanceSettings)
  return [quote?.instalment, quote?.plan.deposit, quote?.plan.rate, quote?.totals?.cost]
}

// Figures from an annuity in decimals of fifty digits.
test('is the advertised plan of an offer whose terms are known (F-3)', () => {
  expect(figuresOf(offer)).toEqual([1_057_706, 7_500_000, 1150, 105_672_555])
})

test('is the opening plan of the calculator without an offer, and with one whose terms are unknown', () => {
  const opening = [1_224_748, 0, 1200, 110_199_605]
  expect(figuresOf(null)).toEqual(opening)
  expect(figuresOf({ ...offer, monthlyInstalment: cents(999_900) })).toEqual(opening)
})

test('is null for a model without a price', () => {
  expect(quoteOfModel({ price: null, offer: null }, defaultFinanceSettings)).toBeNull()
})
