import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cents, formatInstalment, formatRandAndCents } from '#platform/money.ts'
import { defaultFinanceSettings } from './settings.ts'
import { averageMonthlyKilometres, readSubscription } from './subscription.ts'

const { extra } = defaultFinanceSettings.subscription

describe('kilometres a month (F-9)', () => {
  it.each([
    [59_000, 48, 1000],
    [60_000, 48, 1500],
    [12_000, 48, 500],
    [9000, 48, 100],
    [0, 48, 100],
  ])('V-093: %s km over %s months are %s', (odometer, months, expected) => {
    expect(averageMonthlyKilometres(odometer, months)).toBe(expected)
  })

  it('are the nearest 500, halves up, or 100', () => {
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
  ])('refuse a reading of %s over %s months', (odometer, months) => {
    expect(() => averageMonthlyKilometres(odometer, months)).toThrow(RangeError)
  })
})

describe('a quote of the rate book (F-8)', () => {
  const quote = { months: 60, odometer: 60_000, leasePrice: cents(610_025) }

  it('V-073: 60 000 km over 60 months are 1 000 a month and 60 000 in all', () => {
    expect(readSubscription(quote, extra)).toMatchObject({
      averageMonthlyKilometres: 1000,
      totalKilometres: 60_000,
    })
  })

  it('V-074: the price is the lease price, rounded down', () => {
    const { monthly } = readSubscription({ ...quote, leasePrice: cents(987_650) }, extra)
    expect(monthly).toBe(987_600)
    expect(formatInstalment(monthly)).toBe('R9\u00a0876\u00a0p/m')
  })

  it('V-075: what is protected is written with two decimals', () => {
    expect(formatRandAndCents(cents(64_010))).toBe('R640,10')
  })

  it('V-078: the extra of R1 896,84 is asked for at 1 000 km only, and never part of the price', () => {
    expect(readSubscription(quote, extra)).toMatchObject({ monthly: 610_000, affordability: 799_709 })
    expect(readSubscription({ ...quote, odometer: 90_000 }, extra)).toMatchObject({
      averageMonthlyKilometres: 1500,
      monthly: 610_000,
      affordability: 610_025,
    })
  })

  it('V-350: another amount, or another mileage, is another affordability', () => {
    const other = { amount: cents(100), mileage: 1500 }
    expect(readSubscription(quote, other).affordability).toBe(610_025)
    expect(readSubscription({ ...quote, odometer: 90_000 }, other).affordability).toBe(610_125)
  })
})
