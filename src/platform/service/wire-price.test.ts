import { expect, test } from 'vitest'
import { cents } from '../money.ts'
import { formatWirePrice, incomingPrice, wirePrice } from './wire-price.ts'

test.each([
  [49_900, '499'],
  [120_750, '1207.50'],
  [5, '0.05'],
  [0, '0'],
])('formats %i cents as the price %s, which is read as the same amount (G-7)', (amount, price) => {
  expect(formatWirePrice(cents(amount))).toBe(price)
  expect(wirePrice.parse(price)).toBe(price)
  expect(incomingPrice.parse(price)).toBe(amount)
})

test.each([[null], [undefined], [''], ['on request'], ['1,207,50'], [-5], [{}], [true]])(
  'reads %j as no price (G-7)',
  (price) => {
    expect(incomingPrice.parse(price)).toBeNull()
  },
)

test('formats no price as null', () => {
  expect(formatWirePrice(null)).toBeNull()
})
