import { expect, test } from 'vitest'
import { basisPoints, cents } from '#platform/money.ts'
import type { RangeOffer } from '../offers-view.ts'
import { groupOffers, isPriceOrFinanceOffer } from './group-offers.ts'

const terms = (instalment: number | null) => ({
  ...{ promotionType: 'Instalment offer', deposit: null, rateType: null, retailPrice: null, endsOn: null },
  interestRate: basisPoints(1150),
  monthlyInstalment: instalment === null ? null : cents(instalment),
})

const offer = (code: string, change: Partial<RangeOffer>): RangeOffer => ({
  ...{ code, name: code, grade: 'VX', range: { slug: 'vitz', name: 'Vitz', brand: 'Toyota' } },
  ...{ price: cents(22_990_000), specialPrice: null, monthlyFromPrice: null },
  ...{ finance: null, plan: null, drawing: null },
  ...change,
})

test('lists special prices by saving and finance offers by instalment, and a model with both in both', () => {
  const { specialPrices, financeOffers } = groupOffers([
    offer('rate only', { finance: terms(null) }),
    offer('R 10 000 less', { specialPrice: cents(21_990_000) }),
    offer('dearer month', { finance: terms(476_000) }),
    offer('both', { specialPrice: cents(20_990_000), finance: terms(334_312) }),
  ])
  expect(specialPrices.map(({ code }) => code)).toEqual(['both', 'R 10 000 less'])
  expect(financeOffers.map(({ code }) => code)).toEqual(['both', 'dearer month', 'rate only'])
})

test('takes no monthly-from price and no higher special price for an offer', () => {
  const model = {
    price: cents(22_990_000),
    specialPrice: null,
    monthlyFromPrice: cents(384_000),
    offer: null,
  }
  expect(isPriceOrFinanceOffer(model)).toBe(false)
  expect(isPriceOrFinanceOffer({ ...model, specialPrice: cents(23_990_000) })).toBe(false)
  expect(isPriceOrFinanceOffer({ ...model, specialPrice: cents(21_990_000) })).toBe(true)
  expect(isPriceOrFinanceOffer({ ...model, offer: terms(334_312) })).toBe(true)
})
