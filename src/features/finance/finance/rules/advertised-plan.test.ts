import { describe, expect, it } from 'vitest'
import { basisPoints, cents, rand } from '#platform/money.ts'
import { advertisedPlan } from './advertised-plan.ts'
import { defaultFinanceSettings } from './settings.ts'

const { instalmentCard, fees } = defaultFinanceSettings

/** R 400 000 at 12 % a year, without a deposit. Instalments are calculated independently below. */
const plan = (instalment: number, terms = instalmentCard) =>
  advertisedPlan(
    { instalment: cents(instalment), price: rand(400_000), deposit: rand(0), rate: basisPoints(1200) },
    terms,
    fees,
  )

/** The balance of a loan of R 400 000 after the given payments, calculated without the code under test. */
function balanceAfter(months: number, instalment: number): number {
  let balance = 40_000_000
  for (let month = 0; month < months; month += 1) balance = balance * 1.01 - (instalment - 6_900)
  return balance
}

/** The instalment in cents that leaves a share of the price unpaid, found by bisection. */
function instalmentLeaving(share: number, months: number): number {
  let [low, high] = [6_900, 40_000_000]
  while (high - low > 0.01) {
    const middle = (low + high) / 2
    if (balanceAfter(months, middle) > 40_000_000 * share) low = middle
    else high = middle
  }
  return Math.round(low)
}

describe('the plan behind an advertised instalment (F-3)', () => {
  it('is the opening plan of the calculator, 72 months with a 30 % balloon, when that gives the instalment', () => {
    const instalment = instalmentLeaving(0.3, 72)
    const found = plan(instalment)
    expect(found?.plan).toMatchObject({ months: 72, balloon: 12_000_000 })
    expect(found?.totals?.instalments).toBeGreaterThan((instalment - 1) * 72)
    expect(found?.totals?.instalments).toBeLessThan((instalment + 1) * 72)
    const cost = (found?.totals?.instalments ?? 0) + 12_000_000 + 120_750
    expect(found?.totals?.cost).toBe(cost)
  })

  it.each([
    [0, 60],
    [0.1, 48],
    [0.5, 72],
  ])(
    'is the only calculator plan that gives the instalment: a balloon of %d of the price after %i months',
    (share, months) => {
      const found = plan(instalmentLeaving(share, months))
      expect(found?.plan).toMatchObject({ months, balloon: 40_000_000 * share })
    },
  )

  it('is found when the instalment is rounded down to whole rand', () => {
    const whole = Math.floor(instalmentLeaving(0.3, 72) / 100) * 100
    expect(plan(whole)?.plan.months).toBe(72)
  })

  it('is null when no plan of the calculator gives the instalment', () => {
    expect(plan(instalmentLeaving(0.3, 72) + 5_000)).toBeNull()
    expect(plan(0)).toBeNull()
  })

  it('is null when several plans give the instalment', () => {
    const opening = { ...instalmentCard.opening, months: 48 }
    const twice = { ...instalmentCard, terms: [72, 72], opening }
    expect(plan(instalmentLeaving(0.3, 72), twice)).toBeNull()
  })
})
