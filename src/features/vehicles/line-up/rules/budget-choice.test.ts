import { expect, test } from 'vitest'
import { rand } from '#platform/money.ts'
import { quotedModel as model } from '../quoted-model.test-support.ts'
import { rangesForBudget } from './budget-choice.ts'

const range = (slug: string, bodyType: string, price: number) => ({
  ...{ slug, bodyType },
  fromPrice: rand(price),
})

const ranges = [
  range('starlet', 'hatch', 240_000),
  range('vitz', 'hatch', 200_000),
  range('corolla', 'sedan', 470_000),
  range('urban-cruiser', 'crossover', 355_000),
  range('hilux', 'single-cab', 390_000),
  range('rumion', 'mpv', 315_000),
]

const models = [
  model('starlet', 240_000, 4_000),
  model('vitz', 200_000, 3_400),
  model('corolla', 470_000, 7_800),
  model('urban-cruiser', 355_000, 5_900),
  model('hilux', 390_000, 6_600),
  model('hilux', 470_000, 7_900),
  model('rumion', 315_000, 5_300),
]

const bought = (budget: '4000' | '6000' | '8000') =>
  rangesForBudget(ranges, models, budget).map(({ range: { slug }, quote }) => [slug, quote.instalment])

test('buys the highest instalments within it, of different kinds where it can', () => {
  // The Starlet, not the Vitz, is the car within R 6 000; the Corolla within R 8 000.
  expect(bought('6000')).toEqual([
    ['urban-cruiser', rand(5_900)],
    ['rumion', rand(5_300)],
    ['starlet', rand(4_000)],
  ])
  expect(bought('8000')).toEqual([
    ['corolla', rand(7_800)],
    ['hilux', rand(6_600)],
    ['urban-cruiser', rand(5_900)],
  ])
})

test('buys several of a kind when there is no other, and nothing when nothing fits', () => {
  expect(bought('4000')).toEqual([
    ['starlet', rand(4_000)],
    ['vitz', rand(3_400)],
  ])
  expect(rangesForBudget(ranges, [model('vitz', 200_000, null)], '4000')).toEqual([])
})
