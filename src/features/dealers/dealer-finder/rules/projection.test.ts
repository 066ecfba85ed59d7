import { geoMercator } from 'd3-geo'
import { describe, expect, it } from 'vitest'
import {
  project,
  unitsOfKm,
  unitsPerDegree,
  unproject,
  viewAround,
  viewBoxOf,
  wholeMap,
} from './projection.ts'

const towns = {
  capeTown: { latitude: -33.93, longitude: 18.42 },
  lusaka: { latitude: -15.42, longitude: 28.28 },
  windhoek: { latitude: -22.56, longitude: 17.08 },
}

describe('project', () => {
  it('agrees with the Mercator projection of d3-geo', () => {
    const origin = project({ latitude: 0, longitude: 0 })
    const mercator = geoMercator()
      .scale((unitsPerDegree * 180) / Math.PI)
      .translate([origin.x, origin.y])
    for (const { latitude, longitude } of Object.values(towns)) {
      const { x, y } = project({ latitude, longitude })
      const [expectedX = 0, expectedY = 0] = mercator([longitude, latitude]) ?? []
      expect(x).toBeCloseTo(expectedX, 6)
      expect(y).toBeCloseTo(expectedY, 6)
    }
  })

  it('places every country of the network on the map', () => {
    for (const town of Object.values(towns)) {
      const { x, y } = project(town)
      expect(x).toBeGreaterThan(0)
      expect(x).toBeLessThan(wholeMap.width)
      expect(y).toBeGreaterThan(0)
      expect(y).toBeLessThan(wholeMap.height)
    }
  })
})

it('finds the point at a position again', () => {
  for (const town of Object.values(towns)) {
    const { latitude, longitude } = unproject(project(town))
    expect(latitude).toBeCloseTo(town.latitude, 9)
    expect(longitude).toBeCloseTo(town.longitude, 9)
  }
})

it('draws a distance longer the further south it is', () => {
  expect(unitsOfKm(111.195, 0)).toBeCloseTo(unitsPerDegree, 6)
  expect(unitsOfKm(40, -34)).toBeGreaterThan(unitsOfKm(40, -15))
})

describe('viewAround', () => {
  const ratio = wholeMap.width / wholeMap.height

  it('contains all points and keeps the proportions of the map', () => {
    const points = Object.values(towns).map(project)
    const { x, y, width, height } = viewAround(points)
    expect(width / height).toBeCloseTo(ratio, 6)
    for (const point of points) {
      expect(point.x).toBeGreaterThanOrEqual(x)
      expect(point.x).toBeLessThanOrEqual(x + width)
      expect(point.y).toBeGreaterThanOrEqual(y)
      expect(point.y).toBeLessThanOrEqual(y + height)
    }
  })

  it('shows the surroundings of a single point, which is in the middle', () => {
    const point = project(towns.windhoek)
    const { x, y, width, height } = viewAround([point])
    expect(width).toBe(36)
    expect(x + width / 2).toBeCloseTo(point.x, 6)
    expect(y + height / 2).toBeCloseTo(point.y, 6)
  })

  it('is never larger than the map, and shows all of it without points', () => {
    expect(viewAround([])).toEqual(wholeMap)
    expect(
      viewAround([
        { x: -500, y: -500 },
        { x: 5000, y: 5000 },
      ]),
    ).toEqual(wholeMap)
  })
})

it('writes a view as a viewBox', () => {
  expect(viewBoxOf({ x: 1.26, y: 2, width: 30.04, height: 40 })).toBe('1.3 2 30 40')
})
