import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cents, rand } from '#platform/money.ts'
import { displayedPrice } from './displayed-price.ts'

describe('the displayed price', () => {
  it.each([
    [234_567, 269_750],
    [200_000, 230_000],
    [99_999, 114_990],
    [1_000_000, 1_150_000],
    [9, 10],
  ])('of a base price of R %d is R %d (D-408, D-110)', (base, displayed) => {
    expect(displayedPrice(rand(base))).toBe(displayed * 100)
  })

  it('is none without a base price, for zero, a negative one, and one too low to display (D-112)', () => {
    for (const base of [null, rand(0), rand(-5), rand(8)]) expect(displayedPrice(base)).toBeNull()
  })

  it('is the largest multiple of ten rand that is at most 115 % (D-408)', () => {
    const anyPrice = fc.integer({ min: 900, max: 10_000_000_000 })
    fc.assert(
      fc.property(anyPrice, (base) => {
        const displayed = BigInt(displayedPrice(cents(base)) ?? 0)
        const exact = BigInt(base) * 115n
        expect(displayed % 1_000n).toBe(0n)
        expect(displayed * 100n <= exact).toBe(true)
        expect((displayed + 1_000n) * 100n > exact).toBe(true)
      }),
    )
  })
})
