import { expect, test } from 'vitest'
import { basisPoints, cents } from '#platform/money.ts'
import type { VehicleModel } from '../model.ts'
import { gradeChoices } from './grade-choices.ts'
import { rangeWithoutPrices } from './hidden-prices.ts'

function model(code: string, price: number): VehicleModel {
  return {
    ...{ code, name: code, brand: 'Toyota', bodyType: null, grade: 'VX', derivativeCode: `FTN-${code}` },
    range: { name: 'Fortuner', slug: 'fortuner', code: 'FTN' },
    price: cents(price),
    specialPrice: cents(price - 123_400),
    monthlyFromPrice: cents(1_249_900),
    offer: {
      promotionType: 'Lease',
      deposit: cents(5_432_100),
      interestRate: basisPoints(975),
      rateType: null,
      monthlyInstalment: cents(1_249_900),
      retailPrice: cents(price),
      endsOn: '2026-12-31',
    },
    ...{ engine: '2.8 GD-6', transmission: '6-speed automatic', transmissionType: null, driveSystem: null },
    ...{ fuelType: null, fuelConsumption: null, seats: null, stats: [], specifications: [], colours: [] },
    ...{ anchorId: null, heroModel: null, hiddenFilterColumns: [], filterHeadings: [] },
    ...{ hash: null, usage: [], badges: [] },
  }
}

const models = [model('AAA', 66_490_000), model('BBB', 98_760_000), model('CCC', 77_130_000)]
const term = (text: string) => ({ text, language: 'en' }) as const

/** Every number of four or more digits in the serialised value. */
const numbersIn = (value: unknown) => JSON.stringify(value).match(/\d{4,}/g) ?? []

test('omits all prices from the models when prices are hidden (V-286)', () => {
  expect(numbersIn(gradeChoices(models, term, { prices: false }))).toEqual([])
  expect(numbersIn(gradeChoices(models, term)).length).toBeGreaterThan(0)
})

test('omits the lowest price of a range and the prices of its accessories (V-286)', () => {
  const range = rangeWithoutPrices({
    ...{ name: 'Fortuner', slug: 'fortuner', code: 'FTN', brand: 'Toyota', bodyType: null },
    ...{ tagline: '', description: '', hero: null, drawing: null, figures: [] },
    accessories: [{ name: 'Tow bar', partNumber: null, price: cents(649_900) }],
    fromPrice: cents(66_490_000),
    ...{ seoTitle: '', seoDescription: '', canonicalUrl: null },
  })
  expect(numbersIn(range)).toEqual([])
  expect(range.accessories).toHaveLength(1)
})

test('still sorts models by highest price first when prices are hidden (V-229)', () => {
  const codes = gradeChoices(models, term, { prices: false })[0]?.models.map(({ code }) => code)
  expect(codes).toEqual(['BBB', 'CCC', 'AAA'])
})
