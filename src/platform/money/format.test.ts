import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cents, rand } from './amount.ts'
import {
  formatInstalment,
  formatNamibianDollars,
  formatOffersFrom,
  formatPrice,
  formatRandAndCents,
} from './format.ts'

const formats = [formatPrice, formatInstalment, formatRandAndCents, formatNamibianDollars, formatOffersFrom]

/** Replaces no-break spaces, because the requirements treat all spaces as equal ("How to read the checks"). */
const plain = (text: string) => text.replaceAll('\u00A0', ' ')

describe('formats of money (G-7)', () => {
  it.each([
    [rand(459_900), 'R 459 900'],
    [rand(269_750), 'R 269 750'],
    [rand(1_234_567), 'R 1 234 567'],
    [rand(1_020_000), 'R 1 020 000'],
    [cents(43_839_199), 'R 438 391'],
    [rand(999), 'R 999'],
    [cents(0), 'R 0'],
  ])('formats the price %s as %s (V-014, V-221, V-345, D-409)', (amount, text) => {
    expect(plain(formatPrice(amount))).toBe(text)
  })

  it.each([
    [cents(729_600), 'R 7 296 p/m'],
    [cents(730_653), 'R 7 306 p/m'],
    [cents(730_699), 'R 7 306 p/m'],
    [cents(0), 'R 0 p/m'],
  ])('formats the instalment %s as %s (V-041)', (amount, text) => {
    expect(plain(formatInstalment(amount))).toBe(text)
  })

  it.each([
    [cents(120_750), 'R 1 207,50'],
    [cents(64_010), 'R 640,10'],
    [cents(5), 'R 0,05'],
    [cents(-150), 'R -1,50'],
  ])('formats the exact amount %s as %s (V-024, V-075)', (amount, text) => {
    expect(plain(formatRandAndCents(amount))).toBe(text)
  })

  it('formats an amount in Namibian dollars (D-410)', () => {
    expect(plain(formatNamibianDollars(rand(269_750)))).toBe('N$ 269 750')
  })

  it('formats Offers From without thousands grouping (V-159)', () => {
    expect(plain(formatOffersFrom(cents(1_249_920)))).toBe('R12499 p/m')
  })

  it('formats a missing amount as N/A (V-160, V-341)', () => {
    expect(formats.map((format) => format(null))).toEqual(['N/A', 'N/A', 'N/A', 'N/A', 'N/A'])
  })

  it('writes no ordinary space, line feed or tab', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (amount) => {
        for (const format of formats) expect(format(cents(amount))).not.toMatch(/[ \n\t]/)
      }),
    )
  })
})
