import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cents, formatInstalment, formatRandAndCents } from '#platform/money.ts'
import { defaultFinanceSettings } from './settings.ts'
import { averageMonthlyKilometres, summariseSubscription } from './subscription.ts'

const { extra } = defaultFinanceSettings.subscription

describe('the average kilometres a month (F-9)', () => {
  it.each([
    [59_000, 48, 1000],
    [60_000, 48, 1500],
    [12_000, 48, 500],
    [9000, 48, 100],
    [0, 48, 100],
  ])('turn %s km over %s months into %s (V-093)', (odometer, months, expected) => {
    expect(averageMonthlyKilometres(odometer, months)).toBe(expected)
  })

  it('are rounded half up to the nearest 500, with a minimum of 100', () => {
    fc.assert(
      fc.property(fc.nat(500_000), fc.integer({ min: 1, max: 96 }), (odometer, months) => {
        const kilometres = averageMonthlyKilometres(odometer, months)
        if (kilometres === 100) expect(odometer * 2).toBeLessThan(500 * months)
        else {
          expect(kilometres % 500).toBe(0)
          // In whole numbers: reading / months lies within [kilometres - 250, kilometres + 250).
          expect(odometer).toBeGreaterThanOrEqual((kilometres - 250) * months)
          expect(odometer).toBeLessThan((kilometres + 250) * months)
        }
      }),
    )
  })

  it.each([
    [60_000, 0],
    [60_000, 1.5],
    [60_000, Number.NaN],
    [-1, 48],
    [Number.NaN, 48],
  ])('reject a reading of %s over %s months', (odometer, months) => {
    expect(() => averageMonthlyKilometres(odometer, months)).toThrow(RangeError)
  })
})

describe('a rate book quote (F-8)', () => {
  const quote = { months: 60, odometer: 60_000, leasePrice: cents(610_025) }

  it('gives 1 000 km a month and 60 000 km in total for 60 000 km over 60 months (V-073)', () => {
    expect(summariseSubscription(quote, extra)).toMatchObject({
      averageMonthlyKilometres: 1000,
      totalKilometres: 60_000,
    })
  })

  it('rounds the lease price down to whole rand (V-074)', () => {
    const { monthly } = summariseSubscription({ ...quote, leasePrice: cents(987_650) }, extra)
    expect(monthly).toBe(987_600)
    expect(formatInstalment(monthly)).toBe('R\u00a09\u00a0876\u00a0p/m')
  })

  it('formats the KINTO Protect amount with two decimals (V-075)', () => {
    expect(formatRandAndCents(cents(64_010))).toBe('R\u00a0640,10')
  })

  it('adds the extra of R 1 896,84 to the affordability at 1 000 km only, never to the price (V-078)', () => {
    expect(summariseSubscription(quote, extra)).toMatchObject({ monthly: 610_000, affordability: 799_709 })
    expect(summariseSubscription({ ...quote, odometer: 90_000 }, extra)).toMatchObject({
      averageMonthlyKilometres: 1500,
      monthly: 610_000,
      affordability: 610_025,
    })
  })

  it('applies a configured extra amount at its configured mileage (V-350)', () => {
    const other = { amount: cents(100), mileage: 1500 }
    expect(summariseSubscription(quote, other).affordability).toBe(610_025)
    expect(summariseSubscription({ ...quote, odometer: 90_000 }, other).affordability).toBe(610_125)
  })
})
