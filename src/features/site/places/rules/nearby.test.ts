import { describe, expect, it } from 'vitest'
import type { Coordinates } from './distance.ts'
import { findNearby } from './nearby.ts'
import { defaultRadiiKm, noDealerRadiusKm, radiusOptions } from './radii.ts'

const from = { latitude: 0, longitude: 20 }
const kmPerDegree = (2 * Math.PI * 6371.0088) / 360

/** A point that many kilometres north of the centre. */
const north = (km: number): Coordinates => ({ latitude: km / kmPerDegree, longitude: 20 })

const within = (kms: readonly number[], radiusKm: number) =>
  findNearby(kms, north, from, radiusKm).map(({ value }) => value)

describe('values near a point', () => {
  it('come nearest first with their distance', () => {
    const found = findNearby([30, 5, 12.3], north, from, Number.POSITIVE_INFINITY)
    expect(found.map(({ value }) => value)).toEqual([5, 12.3, 30])
    for (const { value, km } of found) expect(km).toBeCloseTo(value, 6)
  })

  it('are left out without coordinates', () => {
    expect(findNearby(['nowhere'], () => null, from, Number.POSITIVE_INFINITY)).toEqual([])
  })

  it('are within 40 km of a place found by its name (D-270, D-284)', () => {
    expect(within([38.3, 41.4], defaultRadiiKm.byText)).toEqual([38.3])
  })

  it('are within 10 km when the page opens and 15 km after locating again (D-283)', () => {
    expect(within([9, 12.3], defaultRadiiKm.onLoad)).toEqual([9])
    expect(within([9, 12.3, 16], defaultRadiiKm.byLocation)).toEqual([9, 12.3])
  })

  it('decide by 40 km whether there is no dealer (D-282)', () => {
    expect(within([38.3], noDealerRadiusKm)).toEqual([38.3])
    expect(within([41.4], noDealerRadiusKm)).toEqual([])
  })
})

describe('the choices of the radius', () => {
  it('are 5, 10, 15, 20 and 25 km, of which 25 searches 30 (D-272, D-273)', () => {
    expect(radiusOptions.map(({ label }) => label)).toEqual([5, 10, 15, 20, 25])
    expect(radiusOptions.map(({ km }) => km)).toEqual([5, 10, 15, 20, 30])
    expect(within([27.3, 31.5], radiusOptions.at(-1)?.km ?? 0)).toEqual([27.3])
  })
})
