import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { basisPoints, cents, rand } from '#platform/money.ts'
import { quoteFutureDrive } from './future-drive.ts'
import type { InstalmentQuote } from './instalment.ts'
import { compareLease } from './lease.ts'
import { repaymentSchedule } from './schedule.ts'
import { defaultFinanceSettings } from './settings.ts'

const { fees, futureDrive, lease } = defaultFinanceSettings

const prices = fc.integer({ min: 10_000_000, max: 300_000_000 }).map(cents)
const factors = fc.integer({ min: 2500, max: 7000 }).map(basisPoints)

const futureDrives = fc.record({
  price: prices,
  factor: factors,
  months: fc.constantFrom(...futureDrive.terms),
  rate: fc.constantFrom(...futureDrive.rates),
  deposit: fc.nat(400_000).map(rand),
})

const leases = fc.record({
  price: prices,
  months: fc.constantFrom(...lease.terms),
  rate: fc.constantFrom(...lease.rates),
  balloonShare: fc.constantFrom(...lease.balloons),
  deposit: fc.nat(3_000_000).map(rand),
})

type FutureDriveInput = typeof futureDrives extends fc.Arbitrary<infer Input> ? Input : never

function futureDriveOf(given: FutureDriveInput) {
  const quote = quoteFutureDrive(given.price, given, given.factor, futureDrive, fees)
  if (!quote.available) throw new Error('The FutureDrive plan is not available.')
  return quote
}

/** FutureDrive plans, their comparison plans, and both plans of the lease comparison. */
const quotes: fc.Arbitrary<InstalmentQuote> = fc.oneof(
  futureDrives.map((given) => futureDriveOf(given).quote),
  futureDrives.map((given) => futureDriveOf(given).comparison),
  leases.map((given) => compareLease(given.price, given, lease).lease),
  leases.map((given) => compareLease(given.price, given, lease).traditional),
)

describe('any plan of FutureDrive and of the lease comparison', () => {
  it('costs the sum of price, interest and fees (F-3)', () => {
    fc.assert(
      fc.property(quotes, ({ plan, totals }) => {
        if (totals) expect(plan.price + totals.interest + totals.fees).toBe(totals.cost)
      }),
    )
  })

  it('ends its repayment schedule at the balloon to the cent', () => {
    fc.assert(
      fc.property(quotes, ({ plan, totals }) => {
        const schedule = repaymentSchedule({ ...plan, financed: cents(plan.price - plan.deposit) })
        if (totals) {
          expect(schedule).toHaveLength(plan.months)
          expect(schedule.at(-1)?.outstanding).toBe(plan.balloon)
        } else expect(schedule).toEqual([])
      }),
    )
  })
})

describe('a FutureDrive quote', () => {
  it('never costs more a month with a higher deposit or guaranteed value, or less with a higher rate', () => {
    fc.assert(
      fc.property(futureDrives, fc.nat(100_000), fc.nat(1000), (given, more, higher) => {
        const before = futureDriveOf(given).quote.instalment
        const deposit = cents(given.deposit + more * 100)
        expect(futureDriveOf({ ...given, deposit }).quote.instalment).toBeLessThanOrEqual(before)
        const factor = basisPoints(given.factor + higher)
        expect(futureDriveOf({ ...given, factor }).quote.instalment).toBeLessThanOrEqual(before)
        const rate = basisPoints(given.rate + higher)
        expect(futureDriveOf({ ...given, rate }).quote.instalment).toBeGreaterThanOrEqual(before)
      }),
    )
  })

  it('never costs more a month with a longer term when the loan covers the guaranteed value', () => {
    fc.assert(
      fc.property(futureDrives, (given) => {
        const long = futureDriveOf({ ...given, months: 48 })
        fc.pre(long.quote.plan.price - long.quote.plan.deposit >= long.guaranteedValue)
        const short = futureDriveOf({ ...given, months: 36 })
        expect(long.quote.instalment).toBeLessThanOrEqual(short.quote.instalment)
      }),
    )
  })

  it('never saves more with a higher rate', () => {
    fc.assert(
      fc.property(futureDrives, fc.integer({ min: 1, max: 1000 }), (given, higher) => {
        fc.pre(futureDriveOf(given).quote.totals !== null)
        const dearer = futureDriveOf({ ...given, rate: basisPoints(given.rate + higher) })
        expect(dearer.interestSaved ?? 0).toBeLessThanOrEqual(futureDriveOf(given).interestSaved ?? 0)
      }),
    )
  })
})

describe('the instalments of the lease comparison', () => {
  const sides = (given: Parameters<typeof compareLease>[1], price: Parameters<typeof compareLease>[0]) => {
    const { lease: left, traditional } = compareLease(price, given, lease)
    return [left.instalment, traditional.instalment] as const
  }

  it('never rise with a higher deposit and never fall with a higher rate', () => {
    fc.assert(
      fc.property(leases, fc.nat(100_000), fc.nat(1000), (given, more, higher) => {
        const [left, right] = sides(given, given.price)
        const [leftPaid, rightPaid] = sides(
          { ...given, deposit: cents(given.deposit + more * 100) },
          given.price,
        )
        expect(leftPaid).toBeLessThanOrEqual(left)
        expect(rightPaid).toBeLessThanOrEqual(right)
        const dear = sides({ ...given, rate: basisPoints(given.rate + higher) }, given.price)
        expect(dear[0]).toBeGreaterThanOrEqual(left)
        expect(dear[1]).toBeGreaterThanOrEqual(right)
      }),
    )
  })

  it('never rise with a longer term when the loan covers both balloons', () => {
    fc.assert(
      fc.property(leases, fc.integer({ min: 1, max: 24 }), (given, longer) => {
        const { lease: left, deposit } = compareLease(given.price, given, lease)
        fc.pre((given.price - deposit.deposit) * 4 >= given.price && left.totals !== null)
        const [before, after] = [given.months, given.months + longer].map((months) =>
          sides({ ...given, months }, given.price),
        )
        expect(after?.[0]).toBeLessThanOrEqual(before?.[0] ?? Number.NaN)
        expect(after?.[1]).toBeLessThanOrEqual(before?.[1] ?? Number.NaN)
      }),
    )
  })
})
