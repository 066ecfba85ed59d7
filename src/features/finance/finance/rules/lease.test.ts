import { describe, expect, it } from 'vitest'
import { basisPoints, rand } from '#platform/money.ts'
import type { PlanChoice } from './calculator.ts'
import { compareLease } from './lease.ts'
import { defaultFinanceSettings } from './settings.ts'

const { lease: settings } = defaultFinanceSettings
const choice: PlanChoice = {
  months: 24,
  rate: basisPoints(900),
  balloonShare: basisPoints(1000),
  deposit: rand(40_000),
}
const compare = (price: number, change: Partial<PlanChoice> = {}) =>
  compareLease(rand(price), { ...choice, ...change }, settings)

describe('the lease comparison with traditional finance (F-10)', () => {
  it('returns R 13 391.73 and R 14 919.12 for R 400 000 less R 40 000 over 24 months at 9 % (V-086)', () => {
    const { lease, traditional } = compare(400_000)
    expect([lease.instalment, traditional.instalment]).toEqual([1_339_173, 1_491_912])
  })

  it('keeps the lease balloon at 20 % of the price, whatever balloon is chosen (V-084)', () => {
    const leases = settings.balloons.map((balloonShare) => compare(400_000, { balloonShare }).lease)
    expect(new Set(leases.map(({ instalment }) => instalment))).toEqual(new Set([1_339_173]))
    expect(leases[0]?.plan.balloon).toBe(8_000_000)
  })

  it('lowers the traditional instalment with a larger balloon and raises it with the rate (V-085)', () => {
    const falling = settings.balloons.map(
      (balloonShare) => compare(400_000, { balloonShare }).traditional.instalment,
    )
    expect(falling).toEqual([...falling].sort((a, b) => b - a))
    expect(new Set(falling).size).toBe(6)
    expect(compare(400_000, { rate: basisPoints(925) }).traditional.instalment).toBeGreaterThan(1_491_912)
  })

  it('applies the rate to both plans and charges no fees (V-087)', () => {
    const { lease, traditional } = compare(400_000, { rate: basisPoints(1200) })
    expect([lease.plan.rate, traditional.plan.rate]).toEqual([1200, 1200])
    expect(lease.instalment).toBeGreaterThan(1_339_173)
    expect(traditional.instalment).toBeGreaterThan(1_491_912)
    expect([lease.totals?.fees, traditional.totals?.fees]).toEqual([0, 0])
  })

  it('caps the deposit at the price and returns instalments of R 0, without totals (V-089)', () => {
    const { deposit, lease, traditional } = compare(450_000, { deposit: rand(999_999) })
    expect(deposit).toEqual({ deposit: 45_000_000, capped: true, cap: 45_000_000 })
    expect([lease, traditional]).toMatchObject([
      { instalment: 0, totals: null },
      { instalment: 0, totals: null },
    ])
  })

  it('offers 33 rates from 9 %, six balloons and four terms (V-090, V-091, V-092)', () => {
    expect([settings.rates.length, settings.rates[0], settings.rates.at(-1)]).toEqual([33, 900, 1700])
    expect(settings.balloons.map((share) => share / 100)).toEqual([0, 5, 10, 15, 20, 25])
    expect(settings.terms).toEqual([12, 24, 36, 48])
    expect(settings.opening).toMatchObject({ months: 48, rate: 900, balloonShare: 0 })
  })
})
