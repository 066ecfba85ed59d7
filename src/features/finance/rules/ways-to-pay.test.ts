import { describe, expect, it } from 'vitest'
import { basisPoints, cents, rand, wholeRand } from '#platform/money.ts'
import { balanceChart } from './balance-lines.ts'
import { openingPlan, type SharedPlan } from './plan-address.ts'
import { defaultFinanceSettings as settings } from './settings.ts'
import { type WayKind, waysToPay } from './ways-to-pay.ts'

const plan: SharedPlan = {
  ...openingPlan(settings),
  ...{ months: 60, rate: basisPoints(1300), balloonShare: basisPoints(2000), deposit: rand(40_000) },
}
const subscription = { months: 60, odometer: 60_000, leasePrice: cents(987_650) }
const given = {
  ...{ price: rand(400_000), plan, settings, subscription },
  guaranteedValue: { factor: basisPoints(5000) },
}

function way(kind: WayKind, change: Partial<Parameters<typeof waysToPay>[0]> = {}) {
  const found = waysToPay({ ...given, ...change }).find((one) => one.kind === kind)
  if (!found) throw new Error(`There is no ${kind}.`)
  return found
}

describe('all ways to pay for one model', () => {
  it('V-041: instalment finance is what its card says', () => {
    const { monthly, months, paid, left, owned, rate } = way('instalment')
    expect([monthly, months, left, rate]).toEqual([730_653, 60, 8_000_000, 1300])
    // R438 391 in instalments, the deposit and the initiation fee; the balloon is what is left.
    expect(wholeRand(cents((paid ?? 0) - 4_000_000 - 120_750))).toBe(438_391)
    expect(owned).toBe((paid ?? 0) + 8_000_000)
  })

  it('V-066: FutureDrive is what its card says, with its guaranteed value left', () => {
    const futureDrive = way('future-drive', {
      price: rand(500_000),
      plan: { ...plan, deposit: rand(50_000) },
    })
    expect(futureDrive).toMatchObject({ monthly: 783_577, months: 48, left: 25_000_000, deposit: 5_000_000 })
    expect(futureDrive.kilometres).toBe(80_000)
  })

  it('V-074: a subscription has its price, all of it, and nothing to own, owe or pay interest on', () => {
    expect(way('subscription')).toMatchObject({
      ...{ monthly: 987_600, months: 60, paid: 59_259_000, kilometres: 60_000, deposit: 0 },
      ...{ rate: null, interest: null, fees: null, left: null, owned: null, balance: [] },
    })
  })

  it('V-086: a lease is at the rate of the plan, for the longest term that is not longer, without fees', () => {
    const lease = way('lease', { plan: { ...plan, months: 72, rate: basisPoints(1225) } })
    expect(lease).toMatchObject({ months: 48, rate: 1225, fees: 0, left: 8_000_000 })
    const short = { ...settings.lease, terms: [12, 24] }
    expect(way('lease', { plan, settings: { ...settings, lease: short } }).months).toBe(24)
  })

  it('stands in one order, and leaves out what is not offered', () => {
    const kinds = (change: object) => waysToPay({ ...given, ...change }).map(({ kind }) => kind)
    expect(kinds({})).toEqual(['instalment', 'future-drive', 'subscription', 'lease'])
    expect(kinds({ guaranteedValue: null, subscription: null })).toEqual(['instalment', 'lease'])
  })

  it('F-5: one wish is held to the cap of each, and says where', () => {
    const wish = { plan: { ...plan, deposit: rand(100_000) } }
    expect(way('instalment', wish)).toMatchObject({ deposit: 10_000_000, depositCapped: false })
    expect(way('future-drive', wish)).toMatchObject({ deposit: 6_000_000, depositCapped: true })
  })

  it('F-3: what owning costs is the price, the interest and the fees', () => {
    for (const kind of ['instalment', 'future-drive', 'lease'] as const) {
      const { owned, interest, fees } = way(kind)
      expect(owned).toBe(40_000_000 + (interest ?? 0) + (fees ?? 0))
    }
  })

  it('F-1: a plan that needs no payment has dashes and no line', () => {
    const paidUp = way('lease', { plan: { ...plan, deposit: rand(400_000) } })
    expect(paidUp).toMatchObject({ monthly: 0, paid: null, owned: null, balance: [] })
  })
})

describe('the chart of what is owed', () => {
  it('begins at what is borrowed and ends at what is left, month by month', () => {
    const { balance } = way('instalment')
    expect([balance[0], balance.length, balance.at(-1)]).toEqual([36_000_000, 61, 8_000_000])
  })

  it('draws every credit to one scale, and no line for a subscription', () => {
    const chart = balanceChart(waysToPay(given))
    expect(chart?.lines.map(({ kind }) => kind)).toEqual(['instalment', 'future-drive', 'lease'])
    expect(chart).toMatchObject({ top: 36_000_000, months: 60 })
    expect(chart?.lines[0]?.points).toMatch(/^0,0 /)
    // R80 000 of R360 000, at the end of the longest term and at 48 of 60 months.
    expect(chart?.lines.map(({ end }) => end)).toEqual([
      { x: 100, y: 77.78 },
      { x: 80, y: 44.44 },
      { x: 80, y: 77.78 },
    ])
  })

  it('is not there where nothing is owed', () => {
    expect(balanceChart([way('subscription')])).toBeNull()
    expect(balanceChart([])).toBeNull()
  })
})
