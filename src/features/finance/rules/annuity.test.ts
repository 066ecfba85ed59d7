import { describe, expect, it } from 'vitest'
import { basisPoints, rand } from '#platform/money.ts'
import { annuity } from './annuity.ts'

const terms = { financed: rand(360_000), balloon: rand(80_000), rate: basisPoints(1300), months: 60 }

describe('the annuity', () => {
  it('V-039: R360 000 over 60 months at 13 % to a balloon of R80 000 is R7 237.53', () => {
    expect(annuity(terms) / 100).toBeCloseTo(7237.53, 2)
  })

  it.each([
    ['lease, a balloon of 20 % at 9 %', 80_000, 900, 13_391.73],
    ['traditional, a balloon of 10 % at 9 %', 40_000, 900, 14_919.12],
  ])('V-086: R360 000 over 24 months, %s', (_title, balloon, rate, expected) => {
    const payment = annuity({ ...terms, balloon: rand(balloon), rate: basisPoints(rate), months: 24 })
    expect(payment / 100).toBeCloseTo(expected, 2)
  })

  it('without interest is an even share of what is repaid', () => {
    expect(annuity({ ...terms, rate: basisPoints(0), months: 70 })).toBe(400_000)
  })

  it('approaches the payment without interest as the rate goes to nothing', () => {
    const without = annuity({ ...terms, rate: basisPoints(0) })
    const barely = annuity({ ...terms, rate: basisPoints(1) })
    expect(barely).toBeGreaterThan(without)
    expect(barely - without).toBeLessThan(200)
  })

  it('is negative when the balloon outgrows the debt', () => {
    expect(annuity({ ...terms, financed: rand(10_000) })).toBeLessThan(0)
  })

  it.each([0, -12, 1.5, Number.NaN])('refuses a term of %s months', (months) => {
    expect(() => annuity({ ...terms, months })).toThrow(
      `A term must be whole months, one or more, not ${months}.`,
    )
  })
})
