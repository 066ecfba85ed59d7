import { describe, expect, it } from 'vitest'
import { type BasisPoints, basisPoints } from '#platform/money.ts'
import { setRate } from './rates.ts'
import { defaultFinanceSettings, defaultRates } from './settings.ts'

const { vehiclePage, comparison, lease } = defaultRates
const { lowestRate } = defaultFinanceSettings

describe('the listed rates (F-6)', () => {
  it('are exactly 14, unevenly spaced, on the vehicle page (V-036)', () => {
    expect(vehiclePage.map((rate) => rate / 100)).toEqual([
      12, 12.25, 12.5, 12.75, 13, 13.25, 13.5, 14, 14.5, 15, 15.5, 16, 16.5, 17,
    ])
  })

  const quarterSteps = (rates: readonly BasisPoints[]) =>
    rates.slice(1).every((rate, index) => rate - (rates[index] ?? 0) === 25)

  it('are 21, from 12 to 17 % in quarter steps, in the comparison version (V-044, V-050)', () => {
    expect([comparison.length, comparison[0], comparison.at(-1)]).toEqual([21, 1200, 1700])
    expect(quarterSteps(comparison)).toBe(true)
  })

  it('are 33, from 9 to 17 % in quarter steps, in the lease comparison (V-090)', () => {
    expect([lease.length, lease[0], lease.at(-1)]).toEqual([33, 900, 1700])
    expect(quarterSteps(lease)).toBe(true)
  })
})

describe('setting a rate (F-6)', () => {
  const set = (percent: number, listed: readonly BasisPoints[] = vehiclePage) =>
    setRate(basisPoints(1200), percent, { listed, lowest: lowestRate })

  it.each([8.99, 0, -13, Number('a text'), Number.POSITIVE_INFINITY])(
    'ignores %s and leaves the rate unchanged (V-045)',
    (percent) => {
      expect(set(percent)).toBe(1200)
    },
  )

  it('ignores a rate below 9 % even when it is listed (V-045)', () => {
    expect(set(8.75, [basisPoints(875), basisPoints(900)])).toBe(1200)
    expect(set(9, [basisPoints(875), basisPoints(900)])).toBe(900)
  })

  it('accepts every listed rate', () => {
    for (const rate of [...vehiclePage, ...comparison, basisPoints(1310)]) {
      expect(set(Number((rate / 100).toFixed(2)), [rate])).toBe(rate)
    }
  })

  it('rejects 13.75 % on the vehicle page and accepts it in the comparison (V-036, V-050)', () => {
    expect([set(13.75), set(13.75, comparison)]).toEqual([1200, 1375])
  })
})
