import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { describeDistance, distanceKm } from './distance.ts'

const johannesburg = { latitude: -26.2041, longitude: 28.0473 }
const capeTown = { latitude: -33.9249, longitude: 18.4241 }
const point = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
})

describe('the distance', () => {
  it('is a 360th of the circumference between two meridians on the equator (D-288)', () => {
    const km = distanceKm({ latitude: 0, longitude: 28 }, { latitude: 0, longitude: 29 })
    expect(km).toBeCloseTo((2 * Math.PI * 6371.0088) / 360, 6)
  })

  it('is the published 1 262 km between Johannesburg and Cape Town, to half a percent (D-288)', () => {
    expect(Math.abs(distanceKm(johannesburg, capeTown) / 1262 - 1)).toBeLessThan(0.005)
  })

  it('agrees with the angle between the vectors to the points (D-288)', () => {
    const vector = ({ latitude, longitude }: typeof capeTown) => {
      const [phi, lambda] = [(latitude * Math.PI) / 180, (longitude * Math.PI) / 180]
      return [Math.cos(phi) * Math.cos(lambda), Math.cos(phi) * Math.sin(lambda), Math.sin(phi)] as const
    }
    fc.assert(
      fc.property(point, point, (one, other) => {
        const [a, b] = [vector(one), vector(other)]
        const chord = Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])
        const expected = 2 * Math.asin(Math.min(1, chord / 2)) * 6371.0088
        // Near the antipodes either formula loses digits; the finder compares points of one continent.
        return expected > 19_000 || Math.abs(distanceKm(one, other) - expected) < 1e-3
      }),
    )
  })

  it('is the same both ways, and zero to the point itself', () => {
    expect(distanceKm(capeTown, johannesburg)).toBe(distanceKm(johannesburg, capeTown))
    expect(distanceKm(capeTown, capeTown)).toBe(0)
  })
})

describe('a distance for display', () => {
  it.each([
    [12.29, '12,3 km'],
    [9, '9,0 km'],
    [0, '0,0 km'],
    [38.349, '38,3 km'],
  ])('has one decimal (D-286): %d becomes %s', (km, text) => {
    expect(describeDistance(km)).toBe(text)
  })
})
