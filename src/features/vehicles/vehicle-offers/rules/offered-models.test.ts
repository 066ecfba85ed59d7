import { expect, test } from 'vitest'
import { basisPoints, cents } from '#platform/money.ts'
import { selectOfferedModels } from './offered-models.ts'

const model = (code: string, price: number) => ({
  ...{ code, derivativeCode: null, grade: 'vx' },
  price: cents(price),
  ...{ specialPrice: null, monthlyFromPrice: null, offer: null },
})
const offer = {
  ...{ promotionType: 'Instalment offer', deposit: null, rateType: null, retailPrice: null },
  ...{ interestRate: basisPoints(1075), monthlyInstalment: cents(708_304), endsOn: null },
}

test('returns only models with a lower special price, a monthly-from price or finance terms (V-165)', () => {
  const models = [
    model('plain', 100),
    { ...model('special', 200), specialPrice: cents(150) },
    { ...model('dearer', 300), specialPrice: cents(350) },
    { ...model('monthly', 400), monthlyFromPrice: cents(708_304) },
    { ...model('terms', 500), offer },
  ]
  expect(selectOfferedModels(models).map(({ code }) => code)).toEqual(['terms', 'monthly', 'special'])
})
