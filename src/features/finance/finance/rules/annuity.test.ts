import { describe, expect, it } from 'vitest'
import { basisPoints, rand } from '#platform/money.ts'
import { annuity } from './annuity.ts'

const terms = { financed: rand(360_000), balloon: rand(80_000), rate: basisPoints(1300), months: 60 }

describe('the annuity', () => {
  it('returns R 7 237.53 for R 360 000 over 60 months at 13 % with a balloon of R 80 000 (V-039)', () => {
    expect(annuity(terms) / 100).toBeCloseTo(7237.53, 2)
  })

  it.each([
    ['lease, a balloon of 20 % at 9 %', 80_000, 900, 13_391.73],
    ['traditional, a balloon of 10 % at 9 %', 40_000, 900, 14_919.12],
  ])('returns the payment for R 360 000 over 24 months: %s (V-086)', (_title, balloon, rate, expected) => {
    const payment = annuity({ ...terms, balloon: rand(balloon), rate: basisPoints(rate), months: 24 })
    expect(payment / 100).toBeCloseTo(expected, 2)
  })

  it('spreads the repaid amount evenly over the months when the rate is zero', () => {
    expect(annuity({ ...terms, rate: basisPoints(0), months: 70 })).toBe(400_000)
  })

  it('approaches the interest-free payment as the rate approaches zero', () => {
    const without = annuity({ ...terms, rate: basisPoints(0) })
    const barely = annuity({ ...terms, rate: basisPoints(1) })
    expect(barely).toBeGreaterThan(without)
    expect(barely - without).toBeLessThan(200)
  })

  it('is negative when the balloon exceeds the financed amount', () => {
    expect(annuity({ ...terms, financed: rand(10_000) })).toBeLessThan(0)
  })

  it.each([0, -12, 1.5, Number.NaN])('rejects a term of %s months', (months) => {
    expect(() => annuity({ ...terms, months })).toThrow(
      `A term must be whole months, one or more, not ${months}.`,
    )
  })
})
