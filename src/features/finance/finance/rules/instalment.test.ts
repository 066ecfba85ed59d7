import { describe, expect, it } from 'vitest'
import { basisPoints, cents, rand, wholeRand } from '#platform/money.ts'
import { type InstalmentPlan, quoteInstalment } from './instalment.ts'
import { defaultFinanceSettings } from './settings.ts'

const { fees } = defaultFinanceSettings
const noFees = { monthlyAdmin: cents(0), initiation: cents(0) }
const quote = (given: InstalmentPlan) => quoteInstalment(given, fees)

/** A plan in the units of the requirements: rand, percent, months. */
function plan(
  price: number,
  deposit: number,
  months: number,
  percent: number,
  balloonPercent: number,
): InstalmentPlan {
  return {
    price: rand(price),
    deposit: rand(deposit),
    balloon: cents(price * balloonPercent),
    rate: basisPoints(percent * 100),
    months,
  }
}

describe('the instalment (F-1)', () => {
  it('is the annuity plus the admin fee, R 7 306.53 (V-040)', () => {
    expect(quote(plan(400_000, 40_000, 60, 13, 20)).instalment).toBe(730_653)
  })

  it('is R 0, without totals, when the plan needs no payment (V-040)', () => {
    expect(quote(plan(389_900, 300_000, 48, 12, 50))).toMatchObject({ instalment: 0, totals: null })
  })

  it('is R 0, without totals, when the deposit covers the price', () => {
    expect(quote(plan(450_000, 450_000, 48, 9, 0))).toMatchObject({ instalment: 0, totals: null })
  })

  it('is R 5 955 for R 352 800 with default choices (V-046)', () => {
    expect(wholeRand(quote(plan(352_800, 0, 72, 12, 30)).instalment)).toBe(5955)
  })

  it('excludes the initiation fee (V-066, F-2)', () => {
    expect(quote(plan(500_000, 50_000, 48, 12, 50)).instalment).toBe(783_577)
  })

  it('rounds half a cent up', () => {
    const halfACent = {
      price: cents(101),
      deposit: cents(0),
      balloon: cents(0),
      rate: basisPoints(0),
      months: 2,
    }
    expect(quoteInstalment(halfACent, noFees).instalment).toBe(51)
    expect(quoteInstalment({ ...halfACent, months: 4 }, noFees).instalment).toBe(25)
  })
})

describe('an interest-only plan', () => {
  const interestOnly = (price: number, rate: number, months: number) => ({
    ...{ price: cents(price), deposit: cents(0), balloon: cents(price) },
    ...{ rate: basisPoints(rate), months },
  })

  it('rounds 36 months of interest of exactly 10.5 cents up to 11 cents (F-3)', () => {
    expect(quoteInstalment(interestOnly(28, 1250, 36), noFees).totals).toMatchObject({
      instalments: 11,
      interest: 11,
    })
  })

  it('rounds an instalment of exactly half a cent up', () => {
    expect(quoteInstalment(interestOnly(50, 1200, 12), noFees).instalment).toBe(1)
    expect(quoteInstalment(interestOnly(49, 1200, 12), noFees).instalment).toBe(0)
  })
})

describe('the totals (F-3)', () => {
  it('add up to R 438 391 for 60 instalments (V-041)', () => {
    expect(wholeRand(quote(plan(400_000, 40_000, 60, 13, 20)).totals?.instalments ?? cents(0))).toBe(438_391)
  })

  it('count interest on the loan only, without the fee (V-052)', () => {
    const { plan: quoted, instalment, totals } = quote(plan(300_000, 0, 60, 13.75, 25))
    expect({ instalment, balloon: quoted.balloon, totals }).toMatchObject({
      instalment: 613_462,
      balloon: 7_500_000,
      totals: { instalments: 36_807_691, interest: 13_893_691 },
    })
  })

  it('include the deposit, all fees and the whole cost (V-053)', () => {
    expect(quote(plan(480_000, 96_000, 48, 12.5, 10))).toMatchObject({
      instalment: 949_988,
      totals: { instalments: 45_599_422, interest: 11_668_222, fees: 451_950, cost: 60_120_172 },
    })
    expect(quote(plan(480_000, 288_000, 48, 12.5, 10)).totals?.interest).toBe(6_372_095)
  })

  it('give the interest of both plans behind a FutureDrive saving (V-064)', () => {
    const futureDrive = quote(plan(500_000, 0, 48, 12, 60)).totals?.interest
    const traditional = quote(plan(500_000, 0, 72, 12, 40)).totals?.interest
    expect([traditional, futureDrive]).toEqual([26_628_416, 19_680_482])
  })

  it('count only the payments in the instalments when there are no fees (F-3)', () => {
    const { totals } = quoteInstalment(plan(300_000, 0, 60, 13.75, 25), noFees)
    expect(totals).toMatchObject({ instalments: 36_807_691 - 60 * 6900, fees: 0 })
  })
})
