import { describe, expect, it } from 'vitest'
import { formatRandAndCents } from '#platform/money.ts'
import { defaultFinanceSettings } from './settings.ts'

const { fees, instalmentCard, comparison, futureDrive, subscription, lease, usedVehicles } =
  defaultFinanceSettings

const percent = (points: readonly number[]) => points.map((value) => value / 100)

describe('the default finance settings', () => {
  it('set the monthly and initiation fees and the subscription extra (V-350)', () => {
    expect(formatRandAndCents(fees.monthlyAdmin)).toBe('R\u00a069,00')
    expect(formatRandAndCents(fees.initiation)).toBe('R\u00a01\u00a0207,50')
    expect(formatRandAndCents(subscription.extra.amount)).toBe('R\u00a01\u00a0896,84')
    expect(subscription.extra.mileage).toBe(1000)
  })

  it('offer 48 to 72 months and balloons to 50 % on the vehicle page, opening with 72 months, 12 % and 30 %', () => {
    expect(instalmentCard.terms).toEqual([48, 60, 72])
    expect(percent(instalmentCard.balloons)).toEqual([0, 10, 20, 30, 40, 50])
    expect(instalmentCard.opening).toMatchObject({ months: 72, rate: 1200, balloonShare: 3000 })
  })

  it('offer 12 to 72 months and balloons to 40 % in the comparison, opening with 72, 12 % and 40 % (V-050)', () => {
    expect(comparison.terms).toEqual([12, 24, 36, 48, 60, 72])
    expect(percent(comparison.balloons)).toEqual([0, 5, 10, 15, 20, 25, 30, 35, 40])
    expect(comparison.opening).toMatchObject({ months: 72, rate: 1200, balloonShare: 4000 })
  })

  it('set the FutureDrive choices and the plan they are compared with (V-055, V-057, V-058, V-063)', () => {
    expect(futureDrive.terms).toEqual([36, 48])
    expect(futureDrive.rates).toHaveLength(14)
    expect(futureDrive.mileages).toEqual([20_000, 25_000, 30_000, 35_000])
    expect(futureDrive.opening).toEqual({ months: 48, rate: 1200, mileage: 20_000 })
    expect(futureDrive.comparisonPlan).toEqual({ months: 72, rate: 1200, balloonShare: 4000 })
  })

  it('offer eight monthly mileages and open with 60 months and 1 000 km for the subscription (V-069, V-070)', () => {
    expect(subscription.mileages).toEqual([500, 1000, 1500, 2000, 2500, 3000, 3500, 4000])
    expect(subscription.opening).toEqual({ months: 60, mileage: 1000 })
  })

  it('fix the lease balloon at 20 % and set the choices of the lease comparison (V-084, V-090 to V-092)', () => {
    expect(lease.leaseBalloonShare).toBe(2000)
    expect(lease.rates).toHaveLength(33)
    expect(percent(lease.balloons)).toEqual([0, 5, 10, 15, 20, 25])
    expect(lease.terms).toEqual([12, 24, 36, 48])
    expect(lease.opening).toMatchObject({ months: 48, rate: 900, balloonShare: 0 })
  })

  it('set the choices, opening plan and deposit limit for used vehicles (D-128 to D-132, D-137, D-138, F-7)', () => {
    expect(usedVehicles.terms).toEqual([12, 24, 36, 48, 60, 72])
    expect(percent(usedVehicles.rates.slice(0, 2))).toEqual([9, 9.25])
    expect(percent(usedVehicles.rates).at(-1)).toBe(17)
    expect(percent(usedVehicles.balloons)).toEqual([0, 5, 10, 15, 20, 25, 30, 35, 40])
    expect(usedVehicles.opening).toEqual({ months: 60, rate: 1000, balloonShare: 0, deposit: 1_000_000 })
    expect(usedVehicles.depositLimit).toEqual({ share: 6000, atMost: null })
  })

  it('open each calculator with values it offers', () => {
    for (const { terms, rates, balloons, opening } of [instalmentCard, comparison, lease, usedVehicles]) {
      expect(terms).toContain(opening.months)
      expect(rates).toContain(opening.rate)
      expect(balloons).toContain(opening.balloonShare)
    }
  })
})
