import { expect, test } from 'vitest'
import { rand } from '#platform/money.ts'
import { defaultFinanceSettings } from '../rules/settings.ts'
import { readFiguresContent } from './content.ts'
import { createGuaranteedValues, createSubscriptionQuotes } from './figures.ts'

const content = await readFiguresContent()
const { futureDrive, subscription } = defaultFinanceSettings
const withValues = content.ranges.filter(({ guaranteedShare }) => guaranteedShare !== null)

test('provides figures for each mileage and term that the calculators offer', () => {
  expect(content.guaranteedValues).toMatchObject({ mileages: futureDrive.mileages, terms: futureDrive.terms })
  expect(content.subscriptionQuotes).toMatchObject({
    mileages: subscription.mileages,
    months: subscription.opening.months,
  })
})

test('lowers guaranteed values with term and mileage, between 42 and 62 % of the price', () => {
  for (const { models, guaranteedShare } of withValues) {
    for (const code of models) {
      const values = createGuaranteedValues({ code }, guaranteedShare ?? 0, content.guaranteedValues)
      expect(values).toHaveLength(8)
      for (const { mileage, months, factor } of values) {
        expect(factor).toBeGreaterThanOrEqual(4_200)
        expect(factor).toBeLessThanOrEqual(6_200)
        const worse = values.filter((other) => other.mileage >= mileage && other.months >= months)
        expect(Math.max(...worse.map((other) => other.factor))).toBe(factor)
      }
    }
  }
})

test('prices quotes at 1,7 to 3 % of the price a month, in whole cents, rising with the mileage', () => {
  for (const price of [rand(199_900), rand(1_999_900)]) {
    for (const level of [90, 100, 112]) {
      const quotes = createSubscriptionQuotes({ code: '57U', price }, level, content.subscriptionQuotes)
      const prices = quotes.map(({ lease_price }) => Number(lease_price))
      expect(prices).toEqual(prices.toSorted((one, other) => one - other))
      expect(new Set(prices).size).toBe(8)
      for (const leasePrice of prices) {
        expect(Number.isInteger(leasePrice)).toBe(true)
        expect(leasePrice / price).toBeGreaterThan(0.017)
        expect(leasePrice / price).toBeLessThan(0.03)
      }
      for (const { protect } of quotes) expect(protect >= 30_000 && protect <= 90_000).toBe(true)
      expect(quotes[1]?.reference).toBe('KQ-57U-1000')
    }
  }
})

test('leaves some ranges without guaranteed values and two models without quotes', () => {
  expect(withValues.map(({ range }) => range)).not.toContain('hilux-single-cab')
  expect(withValues.length).toBeGreaterThan(15)
  const without = content.ranges.filter(({ subscriptionLevel }) => subscriptionLevel === null)
  expect(without.flatMap(({ models }) => models)).toEqual(['S30', 'S31'])
})
