import { describe, expect, it } from 'vitest'
import { defaultOwnershipFigures } from '../rules/default-figures.ts'
import { parseOwnershipFigures } from './stored-figures.ts'

function read(stored: unknown) {
  const invalid: string[] = []
  return { figures: parseOwnershipFigures(stored, (path) => invalid.push(path)), invalid }
}

const prices = { petrolInland: 2_200, petrolCoast: 2_100, dieselInland: 2_000, dieselCoast: 1_900 }
const row = { id: 'x', validFrom: '2026-12-02T10:00:00.000Z', source: 'Gazette', ...prices }

describe('stored figures', () => {
  it.each([undefined, null, {}, { fuelPrices: [] }, 'nonsense'])('are the defaults for %j', (stored) => {
    expect(read(stored)).toEqual({ figures: defaultOwnershipFigures, invalid: [] })
  })

  it('replace a list as a whole, with the day of their moment in Johannesburg', () => {
    const late = { ...row, validFrom: '2026-12-01T22:00:00.000Z' }
    const { figures, invalid } = read({ levyInPrice: false, fuelPrices: [late] })
    expect(figures.fuelPrices).toEqual([{ validFrom: '2026-12-02', source: 'Gazette', ...prices }])
    expect(figures.levyInPrice).toBe(false)
    expect(figures.levies).toEqual(defaultOwnershipFigures.levies)
    expect(invalid).toEqual([])
  })

  it.each([
    ['a fraction of a cent', { ...row, petrolInland: 21.5 }],
    ['no day', { ...row, validFrom: null }],
    ['no source', { ...row, source: ' ' }],
    ['a missing price', { ...row, dieselCoast: undefined }],
  ])('are the default list, and reported, for %s', (_, broken) => {
    const { figures, invalid } = read({ fuelPrices: [row, broken] })
    expect(figures.fuelPrices).toEqual(defaultOwnershipFigures.fuelPrices)
    expect(invalid).toEqual(['fuelPrices'])
  })

  it('need a fee for every province', () => {
    const band = { upTo: 1_500, gauteng: 62_400 }
    const { invalid } = read({ licenceFees: [{ validFrom: row.validFrom, source: 'x', bands: [band] }] })
    expect(invalid).toEqual(['licenceFees'])
  })
})
