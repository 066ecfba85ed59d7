import { describe, expect, it } from 'vitest'
import { defaultFinanceSettings } from '../rules/settings.ts'
import { parseFinanceSettings } from './stored-settings.ts'

/** Reads stored settings and collects the paths of invalid values. */
function read(stored: unknown) {
  const invalidPaths: string[] = []
  const settings = parseFinanceSettings(stored, defaultFinanceSettings, (path) => invalidPaths.push(path))
  return { settings, invalidPaths }
}

const card = (values: object) => read({ instalmentCard: values })

describe('stored finance settings', () => {
  it.each([undefined, null, {}, [], 'nonsense', 7])('are the deinvalidPaths when %j is stored', (stored) => {
    expect(read(stored)).toEqual({ settings: defaultFinanceSettings, invalidPaths: [] })
  })

  it('override the default fees and the subscription extra (V-350, G-8)', () => {
    const { settings, invalidPaths } = read({
      fees: { monthlyAdmin: 7_500, initiation: 130_000 },
      subscription: { extraAmount: 200_000 },
    })
    expect(settings.fees).toEqual({ monthlyAdmin: 7_500, initiation: 130_000 })
    expect(settings.subscription.extra).toEqual({ amount: 200_000, mileage: 1000 })
    expect(invalidPaths).toEqual([])
  })

  it('override the opening rate of the used-vehicle calculator (D-131, F-7)', () => {
    expect(read({ usedVehicles: { openingRate: 1125 } }).settings.usedVehicles.opening.rate).toBe(1125)
  })

  it.each([
    ['a fraction of a cent', { fees: { monthlyAdmin: 69.5 } }, 'fees.monthlyAdmin'],
    ['a negative fee', { fees: { initiation: -1 } }, 'fees.initiation'],
    ['text for money', { fees: { monthlyAdmin: '69' } }, 'fees.monthlyAdmin'],
    ['a rate above 40 %', { instalmentCard: { rates: [1200, 4001] } }, 'instalmentCard.rates'],
    ['rates out of order', { instalmentCard: { rates: [1300, 1200] } }, 'instalmentCard.rates'],
    ['a duplicate rate', { instalmentCard: { rates: [1200, 1200] } }, 'instalmentCard.rates'],
    ['no rates', { instalmentCard: { rates: [] } }, 'instalmentCard.rates'],
    ['a broken list', { comparison: { terms: [12, null] } }, 'comparison.terms'],
    ['half a month', { comparison: { terms: [12.5] } }, 'comparison.terms'],
    ['a balloon above the price', { lease: { balloons: [0, 10_001] } }, 'lease.balloons'],
    ['an empty share', { futureDrive: { depositShare: null } }, 'futureDrive.depositShare'],
    ['a mileage of zero', { subscription: { mileages: [0] } }, 'subscription.mileages'],
  ])('fall back to the default for %s, and report it', (_, stored, path) => {
    expect(read(stored)).toEqual({ settings: defaultFinanceSettings, invalidPaths: [path] })
  })

  it('keep valid values beside an invalid one', () => {
    const { settings, invalidPaths } = card({ terms: [48], rates: 'all', openingMonths: 48 })
    expect(settings.instalmentCard.terms).toEqual([48])
    expect(settings.instalmentCard.rates).toEqual(defaultFinanceSettings.instalmentCard.rates)
    expect(invalidPaths).toEqual(['instalmentCard.rates'])
  })

  it('replace opening values the calculator does not offer, and report them', () => {
    const { settings, invalidPaths } = card({ terms: [24, 36], openingMonths: 72, openingRate: 1210 })
    expect(settings.instalmentCard.opening).toMatchObject({ months: 24, rate: 1200 })
    expect(invalidPaths).toEqual(['instalmentCard.openingMonths', 'instalmentCard.openingRate'])
  })

  it('limit the deposit by share alone when the maximum amount is null (F-5)', () => {
    expect(card({ depositAtMost: null }).settings.instalmentCard.depositLimit).toEqual({
      share: 6000,
      atMost: null,
    })
    expect(card({}).settings.instalmentCard.depositLimit.atMost).toBe(30_000_000)
  })
})
