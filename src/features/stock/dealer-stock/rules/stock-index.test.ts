import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { exampleStock, exampleVehicle } from '../example-stock.ts'
import type { StockFilters } from './stock-choices.ts'
import { labelIn, optionValue, stockGroups } from './stock-groups.ts'
import { createStockIndex, knownChoices, matchStock } from './stock-index.ts'

const vehicle = fc.record({
  make: fc.constantFrom('Toyota', 'Lexus', 'Suzuki', ''),
  range: fc.constantFrom('Hilux', 'ES', 'Swift'),
  bodyType: fc.constantFrom('MPV', 'P/V', 'D/C', 'Ute'),
  fuelType: fc.constantFrom('P', 'D', 'Hydrogen'),
  transmissionType: fc.constantFrom('Manual', 'Automatic'),
  colour: fc.constantFrom('Glacier White', 'Red', 'Zyx'),
})

const values = {
  make: ['toyota', 'lexus', 'suzuki'],
  range: ['hilux', 'es', 'swift'],
  bodyType: ['passenger-vehicle', 'double-cab', 'ute'],
  fuelType: ['petrol', 'diesel', 'hydrogen'],
  transmissionType: ['manual', 'automatic'],
  colour: ['white', 'red', 'tbc'],
} as const

const filters = fc.record(
  Object.fromEntries(stockGroups.map((group) => [group, fc.subarray([...values[group]])])),
) as fc.Arbitrary<StockFilters>

type Vehicle = Parameters<typeof createStockIndex>[0][number]

/** Whether a vehicle matches one group: by definition, one label after the other. */
const isIn = (one: Vehicle, group: (typeof stockGroups)[number], chosen: StockFilters, known: string[]) => {
  const effective = (chosen[group] ?? []).filter((value) => known.includes(value))
  return effective.length === 0 || effective.includes(optionValue(labelIn[group](one)))
}

describe('the filters of a stock', () => {
  it('count every option over the vehicles that match all other groups (D-219, D-220)', () => {
    fc.assert(
      fc.property(fc.array(vehicle, { maxLength: 25 }), filters, (vehicles, chosen) => {
        const index = createStockIndex(vehicles)
        const known = (group: (typeof stockGroups)[number]) => index.options[group].map(({ value }) => value)
        const { counts, matches, total } = matchStock(index, chosen)
        const expected = vehicles.map((one) =>
          stockGroups.every((group) => isIn(one, group, chosen, known(group))),
        )
        expect([...matches].map(Boolean)).toEqual(expected)
        expect(total).toBe(expected.filter(Boolean).length)
        for (const group of stockGroups) {
          const others = stockGroups.filter((name) => name !== group)
          const listed = vehicles.filter((one) =>
            others.every((name) => isIn(one, name, chosen, known(name))),
          )
          expect([...counts[group]]).toEqual(
            known(group).map(
              (value) => listed.filter((one) => optionValue(labelIn[group](one)) === value).length,
            ),
          )
        }
      }),
    )
  })

  it('make one option of two body type codes with the same label (D-244)', () => {
    const index = createStockIndex([
      exampleVehicle({ id: '1', bodyType: 'MPV' }),
      exampleVehicle({ id: '2', bodyType: 'P/V' }),
    ])
    expect(index.options.bodyType).toEqual([{ value: 'passenger-vehicle', label: 'Passenger Vehicle' }])
    expect([...matchStock(index, {}).counts.bodyType]).toEqual([2])
  })

  it('list the twelve groups of colours in their order, with the unknown one last (D-245)', () => {
    expect(
      createStockIndex([])
        .options.colour.map(({ label }) => label)
        .join(', '),
    ).toBe(
      'White, Silver/Grey, Dark Grey, Khaki, Black, Blue, Red, Bronze, Brown/Beige, Gold/Cream, Orange, TBC',
    )
  })

  it('list an option without a match with a count of zero, also a chosen one (D-222, D-223)', () => {
    const index = createStockIndex([
      exampleVehicle({ id: '1', make: 'Toyota', colour: 'White' }),
      exampleVehicle({ id: '2', make: 'Lexus', colour: 'Bronze' }),
    ])
    const { counts, total } = matchStock(index, { make: ['toyota'], colour: ['bronze'] })
    expect(total).toBe(0)
    expect(index.options.make.map(({ value }, at) => [value, counts.make[at]])).toEqual([
      ['lexus', 1],
      ['toyota', 0],
    ])
  })

  it('ignore values that no vehicle has', () => {
    const { options } = createStockIndex(exampleStock(5))
    const choices = { filters: { make: ['lada', 'toyota'], range: ['niva'] }, sort: null, page: 1 }
    expect(knownChoices(choices, options).filters).toEqual({ make: ['toyota'] })
  })
})
