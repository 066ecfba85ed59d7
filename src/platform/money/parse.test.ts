import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cents } from './amount.ts'
import { formatNamibianDollars, formatPrice, formatRandAndCents } from './format.ts'
import { PriceTextError, parsePrice } from './parse.ts'

describe('prices read from text (G-7)', () => {
  it.each([
    ['digits', '459900'],
    ['ordinary spaces', '459 900'],
    ['no-break spaces', '459\u00A0900'],
    ['narrow no-break spaces', '459\u202F900'],
    ['thin spaces', '459\u2009900'],
    ['surrounding spaces', '  459 900\u00A0'],
    ['a currency with a space', 'R 459 900'],
    ['a currency without a space', 'R459 900'],
    ['Namibian dollars', 'N$ 459 900'],
    ['empty decimals', '459 900,00'],
  ])('reads %s (V-046)', (_title, text) => {
    expect(parsePrice(text)).toBe(45_990_000)
  })

  it.each([
    ['R 1 207,50', 120_750],
    ['1207.5', 120_750],
    ['12499.2', 1_249_920],
    [12499.2, 1_249_920],
    [459_900, 45_990_000],
    ['0', 0],
  ])('reads the decimal or number %s', (value, expected) => {
    expect(parsePrice(value)).toBe(expected)
  })

  it.each(['', '   ', '\u00A0', 'N/A', null, undefined])('returns null for %o (V-341)', (value) => {
    expect(parsePrice(value)).toBeNull()
  })

  it.each([
    '459,900',
    '459.900',
    '1,234,567',
    '45 99 00',
    '4599 00',
    '459  900',
    '459 900.',
    '-5',
    '1e6',
    'R',
    'TBC',
    '$ 100',
    'R 459 900 p/m',
    '99999999999999999',
    Number.NaN,
    Number.POSITIVE_INFINITY,
    0.001,
  ])('rejects %o with a message', (value) => {
    expect(() => parsePrice(value)).toThrow(PriceTextError)
    expect(() => parsePrice(value)).toThrow(/ is not a price: write digits, .+\.$/)
  })

  it('reads back every formatted amount', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (value) => {
        const amount = cents(Math.abs(value))
        const wholeRandAmount = amount - (amount % 100)
        expect(parsePrice(formatRandAndCents(amount))).toBe(amount)
        expect(parsePrice(formatPrice(amount))).toBe(wholeRandAmount)
        expect(parsePrice(formatNamibianDollars(amount))).toBe(wholeRandAmount)
      }),
    )
  })
})
