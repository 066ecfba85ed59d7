import { expect, test } from 'vitest'
import { basisPoints, cents } from '#platform/money.ts'
import { arrangeOffers, savingOf } from './arrange-offers.ts'

const offer = (code: string, price: number, special: number | null, hasTerms = false) => ({
  ...{
    code,
    name: code,
    grade: 'VX',
    price: cents(price),
    specialPrice: special === null ? null : cents(special),
  },
  ...{ monthlyFromPrice: null, plan: null, drawing: null },
  finance: hasTerms
    ? {
        ...{ promotionType: 'Instalment offer', deposit: null, rateType: null, retailPrice: null },
        ...{ interestRate: basisPoints(1075), monthlyInstalment: null, endsOn: null },
      }
    : null,
})

test('leads with the largest price cut, then the offers with terms, then smaller cuts', () => {
  const offers = [
    offer('plain', 500, null),
    offer('small cut', 400, 390),
    offer('terms', 300, null, true),
    offer('large cut', 900, 850),
  ]
  expect(arrangeOffers(offers).map(({ offer: { code }, wide }) => [code, wide])).toEqual([
    ['large cut', true],
    ['terms', true],
    ['small cut', false],
    ['plain', false],
  ])
})

test('keeps the order of the range page without price cuts', () => {
  const offers = [offer('first', 500, null), offer('second', 900, null)]
  expect(arrangeOffers(offers).map(({ offer: { code } }) => code)).toEqual(['first', 'second'])
  expect(arrangeOffers(offers).some(({ wide }) => wide)).toBe(false)
})

test('counts a saving only with both prices', () => {
  expect(savingOf(offer('A', 900, 850))).toBe(50)
  expect(savingOf({ price: null, specialPrice: cents(1) })).toBe(0)
})
