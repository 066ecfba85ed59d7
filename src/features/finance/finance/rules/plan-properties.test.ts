import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { basisPoints, cents } from '#platform/money.ts'
import { type InstalmentPlan, quoteInstalment } from './instalment.ts'
import { repaymentSchedule } from './schedule.ts'
import { defaultFinanceSettings } from './settings.ts'

/**
 * Plans a visitor can choose: prices to the cent, deposit and balloon as shares of the price, listed rates and terms.
 */
const visitorPlans: fc.Arbitrary<InstalmentPlan> = fc
  .record({
    price: fc.integer({ min: 10_000_000, max: 300_000_000 }),
    depositPercent: fc.integer({ min: 0, max: 60 }),
    balloonPercent: fc.constantFrom(0, 10, 20, 30, 40, 50),
    rate: fc.integer({ min: 36, max: 68 }).map((quarters) => basisPoints(quarters * 25)),
    months: fc.constantFrom(12, 24, 36, 48, 60, 72),
  })
  .map(({ price, depositPercent, balloonPercent, rate, months }) => ({
    price: cents(price),
    deposit: cents(Math.floor((price * depositPercent) / 100)),
    balloon: cents(Math.floor((price * balloonPercent) / 100)),
    rate,
    months,
  }))

const schedules = visitorPlans.map((plan) => {
  const terms = { ...plan, financed: cents(plan.price - plan.deposit) }
  return { plan, terms, schedule: repaymentSchedule(terms) }
})

const noFees = { monthlyAdmin: cents(0), initiation: cents(0) }
const quote = (plan: InstalmentPlan) => quoteInstalment(plan, defaultFinanceSettings.fees)
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

describe('the totals of any plan (F-3)', () => {
  it('give a cost equal to price plus interest plus fees, to the cent (V-054)', () => {
    fc.assert(
      fc.property(visitorPlans, (given) => {
        const { totals } = quote(given)
        if (totals) expect(given.price + totals.interest + totals.fees).toBe(totals.cost)
      }),
    )
  })

  it('are within half a cent a month of the instalment shown', () => {
    fc.assert(
      fc.property(visitorPlans, (given) => {
        const { instalment, totals } = quote(given)
        const difference = totals ? Math.abs(totals.instalments - instalment * given.months) : 0
        expect(difference).toBeLessThanOrEqual(Math.ceil(given.months / 2))
      }),
    )
  })
})

describe('the instalment of any plan', () => {
  const instalmentOf = (given: InstalmentPlan) => quote(given).instalment
  const change = fc.integer({ min: 1, max: 5_000_000 })

  it('never rises with a larger deposit or balloon', () => {
    fc.assert(
      fc.property(visitorPlans, change, (given, more) => {
        const before = instalmentOf(given)
        expect(instalmentOf({ ...given, deposit: cents(given.deposit + more) })).toBeLessThanOrEqual(before)
        expect(instalmentOf({ ...given, balloon: cents(given.balloon + more) })).toBeLessThanOrEqual(before)
      }),
    )
  })

  it('never falls with a higher price or rate, and rises when the price rises by R 100', () => {
    fc.assert(
      fc.property(visitorPlans, change, fc.integer({ min: 1, max: 500 }), (given, more, higher) => {
        const before = instalmentOf(given)
        expect(instalmentOf({ ...given, price: cents(given.price + more) })).toBeGreaterThanOrEqual(before)
        expect(instalmentOf({ ...given, rate: basisPoints(given.rate + higher) })).toBeGreaterThanOrEqual(
          before,
        )
        if (before > 0)
          expect(instalmentOf({ ...given, price: cents(given.price + 10_000) })).toBeGreaterThan(before)
      }),
    )
  })

  it('falls or stays level, while the interest rises, with a longer term when the loan covers the balloon', () => {
    fc.assert(
      fc.property(visitorPlans, fc.integer({ min: 1, max: 24 }), (given, longer) => {
        fc.pre(given.price - given.deposit >= given.balloon)
        const short = quote(given)
        const long = quote({ ...given, months: given.months + longer })
        expect(long.instalment).toBeLessThanOrEqual(short.instalment)
        expect(long.totals?.interest).toBeGreaterThan(short.totals?.interest ?? Number.NaN)
      }),
    )
  })
})

describe('the schedule of any plan', () => {
  it('ends at the balloon to the cent after the agreed number of months', () => {
    fc.assert(
      fc.property(schedules, ({ terms, schedule }) => {
        fc.pre(schedule.length > 0)
        expect(schedule.map(({ month }) => month)).toEqual(
          Array.from({ length: terms.months }, (_, index) => index + 1),
        )
        expect(schedule.at(-1)?.outstanding).toBe(terms.balloon)
      }),
    )
  })

  it('adds up every month, and repays the loan less the balloon in total', () => {
    fc.assert(
      fc.property(schedules, ({ terms, schedule }) => {
        fc.pre(schedule.length > 0)
        let owed: number = terms.financed
        for (const month of schedule) {
          expect(month.payment).toBe(month.interest + month.repaid)
          expect(month.outstanding).toBe(owed - month.repaid)
          owed = month.outstanding
        }
        expect(sum(schedule.map(({ repaid }) => repaid))).toBe(terms.financed - terms.balloon)
      }),
    )
  })

  it('has equal payments except the last, which differs by less than two rand', () => {
    fc.assert(
      fc.property(schedules, ({ schedule }) => {
        fc.pre(schedule.length > 0)
        const payments = schedule.map(({ payment }) => payment)
        const last = payments.pop() ?? Number.NaN
        expect(new Set(payments).size).toBe(1)
        // A cent a month, half for the payment and half for the interest, grown at 17 % for at most six years.
        expect(Math.abs(last - (payments[0] ?? Number.NaN))).toBeLessThan(200)
      }),
    )
  })

  it('totals the quoted interest to within two rand', () => {
    fc.assert(
      fc.property(schedules, ({ plan, schedule }) => {
        fc.pre(schedule.length > 0)
        const interest = sum(schedule.map((month) => month.interest))
        expect(
          Math.abs(interest - (quoteInstalment(plan, noFees).totals?.interest ?? Number.NaN)),
        ).toBeLessThan(200)
      }),
    )
  })
})
