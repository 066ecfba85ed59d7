import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { basisPoints, cents, multiplyByRatio, percentageOf, rand, roundToCents, wholeRand } from './amount.ts'

describe('amounts', () => {
  it.each([0.5, 1207.505, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('rejects %s as cents', (value) => {
    expect(() => cents(value)).toThrow(/^An amount must be whole cents, not /)
  })

  it('accepts zero, a negative and a large amount', () => {
    expect([cents(0), cents(-6900), cents(2 ** 53 - 1)]).toEqual([0, -6900, 9_007_199_254_740_991])
  })

  it('converts whole rand to cents and rejects other values', () => {
    expect(rand(459_900)).toBe(45_990_000)
    expect(() => rand(69.5)).toThrow('An amount of rand must be whole, not 69.5.')
    expect(() => rand(2 ** 50)).toThrow(RangeError)
  })

  it('rounds cents down to whole rand', () => {
    expect([730_699, 730_700, 99, 0].map((amount) => wholeRand(cents(amount)))).toEqual([7306, 7307, 0, 0])
  })

  it('rounds the result of a calculation half up to cents', () => {
    expect([0.5, 1.4999, 1.5, 2.5, -0.4].map(roundToCents)).toEqual([1, 1, 2, 3, 0])
    expect(() => roundToCents(Number.NaN)).toThrow(RangeError)
  })
})

describe('basis points', () => {
  it.each([-1, 12.25, Number.NaN])('rejects the rate %s', (value) => {
    expect(() => basisPoints(value)).toThrow(/^A rate must be whole basis points/)
  })
})

describe('shares of an amount', () => {
  it.each([
    ['60 % of R 352 800 exactly', rand(352_800), 6000, 'down', 21_168_000],
    ['15 % of R 352 800 exactly', rand(352_800), 1500, 'down', 5_292_000],
    ['half a cent, rounded down', cents(1), 5000, 'down', 0],
    ['half a cent, rounded half up', cents(1), 5000, 'half up', 1],
    ['less than half a cent, rounded half up to zero', cents(1), 4999, 'half up', 0],
    ['a third of a negative cent, rounded down', cents(-1), 3333, 'down', -1],
    ['half of a negative cent, rounded half up to zero', cents(-1), 5000, 'half up', 0],
    ['more than the whole', cents(100), 25_000, 'down', 250],
  ] as const)('calculates %s', (_title, amount, share, rounding, expected) => {
    expect(percentageOf(amount, basisPoints(share), rounding)).toBe(expected)
  })

  it('adds 15 % and rounds down to ten rand without binary fractions (D-408)', () => {
    const dearer = (price: number) => Number(multiplyByRatio(cents(price), 115, 1000, 'down')) * 10
    expect([234_567, 200_000, 99_999, 8].map(dearer)).toEqual([269_750, 230_000, 114_990, 0])
  })

  it.each([
    [-1, 100],
    [1.5, 100],
    [1, 0],
    [1, 2.5],
  ])('rejects the ratio %s/%s', (numerator, denominator) => {
    expect(() => multiplyByRatio(cents(1), numerator, denominator, 'down')).toThrow(RangeError)
  })

  it('equals exact integer division, also where a product of doubles would not', () => {
    const amount = fc.integer({ min: -1e15, max: 1e15 })
    const ratio = fc.tuple(fc.integer({ min: 0, max: 120_000 }), fc.integer({ min: 1, max: 120_000 }))
    fc.assert(
      fc.property(amount, ratio, (value, [numerator, denominator]) => {
        fc.pre(numerator <= denominator)
        const down = BigInt(multiplyByRatio(cents(value), numerator, denominator, 'down'))
        const halfUp = BigInt(multiplyByRatio(cents(value), numerator, denominator, 'half up'))
        const left = BigInt(value) * BigInt(numerator) - down * BigInt(denominator)
        expect(left >= 0n && left < BigInt(denominator)).toBe(true)
        expect(halfUp - down).toBe(left * 2n >= BigInt(denominator) ? 1n : 0n)
      }),
    )
  })
})
