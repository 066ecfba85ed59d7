import { expect, test } from 'vitest'
import { amountsIn } from './catalogue-prices.ts'

const amounts = [45_990_000, 1_249_900]

test.each([
  'From R 459 900',
  'R&nbsp;459&nbsp;900',
  'R\u00a0459\u00a0900*',
  'R\u202f459\u202f900,00',
  '"price":45990000,',
  '"price":"459900.00"',
  'R459,900',
  '459\\u00a0900',
  'R12499 p/m',
  'R12 499',
  '1249900',
])('finds an amount in %s', (text) => {
  expect(amountsIn(text, amounts)).toHaveLength(1)
})

test.each([
  'R 1 459 900',
  '4599001',
  'M 0.459900 1',
  '0800 000 000',
  '124990',
  '/art/ab459900cd/vehicle/',
  '"hash":"3b0dee459900e648"',
])('ignores %s', (text) => {
  expect(amountsIn(text, amounts)).toEqual([])
})
