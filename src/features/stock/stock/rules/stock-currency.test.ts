import { expect, it } from 'vitest'
import { rand } from '#platform/money.ts'
import { formatStockPrice } from './stock-currency.ts'

const plain = (text: string) => text.replace(/[\u00A0\u202F]/g, ' ')

it('formats a price in the currency of its dealer, without decimals (D-409, D-410, D-411)', () => {
  expect(plain(formatStockPrice(rand(269_750), 'ZAR'))).toBe('R 269 750')
  expect(plain(formatStockPrice(rand(269_750), 'NAD'))).toBe('N$ 269 750')
})

it('says N/A without a price, in both currencies (D-112)', () => {
  expect(formatStockPrice(null, 'ZAR')).toBe('N/A')
  expect(formatStockPrice(null, 'NAD')).toBe('N/A')
})
