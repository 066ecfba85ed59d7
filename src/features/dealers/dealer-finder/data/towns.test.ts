import { describe, expect, it } from 'vitest'
import { createFinderDealer, regions } from '../rules/finder-dealer.test-support.ts'
import { unproject } from '../rules/projection.ts'
import { townsOf } from './towns.ts'

const inDurban = { city: 'Durban', region: regions.kwazuluNatal }

describe('the towns of the map', () => {
  it('are where they are, although their dealers are elsewhere', () => {
    const [durban] = townsOf([
      createFinderDealer({ ...inDurban, coordinates: { latitude: -29.7, longitude: 31.06 } }),
    ])
    expect(durban?.name).toBe('Durban')
    const { latitude, longitude } = unproject(durban ?? { x: 0, y: 0 })
    expect(latitude).toBeCloseTo(-29.86, 1)
    expect(longitude).toBeCloseTo(31.02, 1)
  })

  it('begin with the one with most dealers, and leave out unknown ones', () => {
    const towns = townsOf([
      createFinderDealer({ city: 'Nowhere' }),
      createFinderDealer({ city: 'Windhoek', region: regions.namibia }),
      createFinderDealer(inDurban),
      createFinderDealer(inDurban),
    ])
    expect(towns.map(({ name }) => name)).toEqual(['Durban', 'Windhoek'])
  })
})
