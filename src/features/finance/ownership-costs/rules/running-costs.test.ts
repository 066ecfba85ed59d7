import { describe, expect, it } from 'vitest'
import { cents } from '#platform/money.ts'
import { exampleFacts, exampleFigures } from './example-figures.test-support.ts'
import { fuelCost, runningCosts, tyreCost } from './running-costs.ts'

const { fuelPrices, upkeep } = exampleFigures

describe('fuel a month', () => {
  it.each([
    // 1 500 km at 6,8 L are 102 L at R 21,12.
    ['petrol inland', 'petrol', 680, 1_500, 'inland', 215_424],
    // 102 L at R 20,29.
    ['petrol at the coast', 'petrol', 680, 1_500, 'coast', 206_958],
    // 111 L at R 18,67.
    ['diesel at the coast', 'diesel', 740, 1_500, 'coast', 207_237],
    // 100 km at 4,3 L are 4,3 L at R 21,12, which is R 90,816.
    ['a fraction of a cent', 'petrol', 430, 100, 'inland', 9_082],
  ] as const)('costs %s', (_, fuel, consumption, kilometres, area, expected) => {
    expect(fuelCost({ fuel, consumption }, kilometres, fuelPrices, area)).toBe(expected)
  })

  it('is unknown without a consumption or a fuel', () => {
    expect(fuelCost({ fuel: 'petrol', consumption: null }, 1_500, fuelPrices, 'inland')).toBeNull()
    expect(fuelCost({ fuel: null, consumption: 680 }, 1_500, fuelPrices, 'inland')).toBeNull()
  })
})

describe('tyres a month', () => {
  it('take their part of a set', () => {
    // Four at R 2 450 are R 9 800; 1 500 of 50 000 km are 3 %.
    expect(tyreCost(exampleFacts.rim, 1_500, upkeep)).toBe(29_400)
  })

  it('are unknown without a price for the rim', () => {
    expect(tyreCost(21, 1_500, upkeep)).toBeNull()
    expect(tyreCost(null, 1_500, upkeep)).toBeNull()
  })
})

describe('running costs', () => {
  const amounts = {
    ...{ fuel: cents(215_424), tyres: cents(29_400) },
    ...{ services: cents(1_299_200), licence: cents(62_400) },
  }

  it('spread the services over sixty months and the licence over twelve', () => {
    // 12 992 / 60 = 216,53; 624 / 12 = 52; 2 154,24 + 294 + 216,53 + 52
    expect(runningCosts(amounts).monthly).toEqual({
      ...{ fuel: 215_424, tyres: 29_400, services: 21_653, licence: 5_200, total: 271_677 },
    })
  })

  it('count four more licences in five years, because the first is paid on the road', () => {
    // 129 254,40 + 17 640 + 12 992 + 2 496
    expect(runningCosts(amounts).fiveYears).toEqual({
      ...{ fuel: 12_925_440, tyres: 1_764_000, services: 1_299_200, licence: 249_600, total: 16_238_240 },
    })
  })

  it('have no total when an amount is unknown', () => {
    const { monthly, fiveYears } = runningCosts({ ...amounts, services: null })
    expect([monthly.total, fiveYears.total]).toEqual([null, null])
    expect(monthly.fuel).toBe(215_424)
  })
})
