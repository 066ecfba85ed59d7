import { describe, expect, it } from 'vitest'
import { basisPoints, cents, rand, wholeRand } from '#platform/money.ts'
import { balanceChart } from './balance-lines.ts'
import { listPaymentOptions, type PaymentOptionKind } from './payment-options.ts'
import { openingPlan, type SharedPlan } from './plan-query.ts'
import { defaultFinanceSettings as settings } from './settings.ts'

const plan: SharedPlan = {
  ...openingPlan(settings),
  ...{ months: 60, rate: basisPoints(1300), balloonShare: basisPoints(2000), deposit: rand(40_000) },
}
const subscription = { months: 60, odometer: 60_000, leasePrice: cents(987_650) }
const given = {
  ...{ price: rand(400_000), plan, settings, subscription },
  guaranteedValue: { factor: basisPoints(5000) },
}

function optionOf(kind: PaymentOptionKind, change: Partial<Parameters<typeof listPaymentOptions>[0]> = {}) {
  const found = listPaymentOptions({ ...given, ...change }).find((one) => one.kind === kind)
  if (!found) throw new Error(`The option ${kind} is missing.`)
  return found
}

describe('the payment options for a model', () => {
  it('match the instalment card for instalment finance (V-041)', () => {
    const { monthly, months, totalPaid, finalPayment, ownershipCost, rate } = optionOf('instalment')
    expect([monthly, months, finalPayment, rate]).toEqual([730_653, 60, 8_000_000, 1300])
    // R 438 391 in instalments, the deposit and the initiation fee; the balloon is still due.
    expect(wholeRand(cents((totalPaid ?? 0) - 4_000_000 - 120_750))).toBe(438_391)
    expect(ownershipCost).toBe((totalPaid ?? 0) + 8_000_000)
  })

  it('match the FutureDrive card, with the guaranteed value left to pay (V-066)', () => {
    const futureDrive = optionOf('future-drive', {
      price: rand(500_000),
      plan: { ...plan, deposit: rand(50_000) },
    })
    expect(futureDrive).toMatchObject({
      monthly: 783_577,
      months: 48,
      finalPayment: 25_000_000,
      deposit: 5_000_000,
    })
    expect(futureDrive.kilometres).toBe(80_000)
  })

  it('give a subscription its price and total, without interest, balance or ownership (V-074)', () => {
    expect(optionOf('subscription')).toMatchObject({
      ...{ monthly: 987_600, months: 60, totalPaid: 59_259_000, kilometres: 60_000, deposit: 0 },
      ...{ rate: null, interest: null, fees: null, finalPayment: null, ownershipCost: null, balances: [] },
    })
  })

  it('quote a lease at the plan rate, without fees, for the longest lease term within the plan term (V-086)', () => {
    const lease = optionOf('lease', { plan: { ...plan, months: 72, rate: basisPoints(1225) } })
    expect(lease).toMatchObject({ months: 48, rate: 1225, fees: 0, finalPayment: 8_000_000 })
    const short = { ...settings.lease, terms: [12, 24] }
    expect(optionOf('lease', { plan, settings: { ...settings, lease: short } }).months).toBe(24)
  })

  it('keep a fixed order and omit options that are not offered', () => {
    const kinds = (change: object) => listPaymentOptions({ ...given, ...change }).map(({ kind }) => kind)
    expect(kinds({})).toEqual(['instalment', 'future-drive', 'subscription', 'lease'])
    expect(kinds({ guaranteedValue: null, subscription: null })).toEqual(['instalment', 'lease'])
  })

  it('cap the requested deposit for each option and mark where it was capped (F-5)', () => {
    const largeDeposit = { plan: { ...plan, deposit: rand(100_000) } }
    expect(optionOf('instalment', largeDeposit)).toMatchObject({ deposit: 10_000_000, depositCapped: false })
    expect(optionOf('future-drive', largeDeposit)).toMatchObject({ deposit: 6_000_000, depositCapped: true })
  })

  it('total the price, the interest and the fees as the cost of owning (F-3)', () => {
    for (const kind of ['instalment', 'future-drive', 'lease'] as const) {
      const { ownershipCost, interest, fees } = optionOf(kind)
      expect(ownershipCost).toBe(40_000_000 + (interest ?? 0) + (fees ?? 0))
    }
  })

  it('have no totals and no balance when the plan needs no payment (F-1)', () => {
    const paidUp = optionOf('lease', { plan: { ...plan, deposit: rand(400_000) } })
    expect(paidUp).toMatchObject({ monthly: 0, totalPaid: null, ownershipCost: null, balances: [] })
  })
})

describe('the balance chart', () => {
  it('starts at the loan amount and ends at the balloon, month by month', () => {
    const { balances } = optionOf('instalment')
    expect([balances[0], balances.length, balances.at(-1)]).toEqual([36_000_000, 61, 8_000_000])
  })

  it('draws all credit options to one scale and no line for a subscription', () => {
    const chart = balanceChart(listPaymentOptions(given))
    expect(chart?.lines.map(({ kind }) => kind)).toEqual(['instalment', 'future-drive', 'lease'])
    expect(chart).toMatchObject({ top: 36_000_000, months: 60 })
    expect(chart?.lines[0]?.points).toMatch(/^0,0 /)
    // R 80 000 of R 360 000, at the end of the longest term and at 48 of 60 months.
    expect(chart?.lines.map(({ end }) => end)).toEqual([
      { x: 100, y: 77.78 },
      { x: 80, y: 44.44 },
      { x: 80, y: 77.78 },
    ])
  })

  it('is null when nothing is owed', () => {
    expect(balanceChart([optionOf('subscription')])).toBeNull()
    expect(balanceChart([])).toBeNull()
  })
})
