import { describe, expect, it } from 'vitest'
import { project } from '#features/dealers/dealer-finder/server.ts'
import { drawLocatorMap } from './draw-locator-map.ts'

describe('the map of a dealer', () => {
  const bryanston = { latitude: -26.05, longitude: 28.02 }
  const map = drawLocatorMap(bryanston, 'Gauteng')

  it('draws the regions around the dealer, its own apart from the others (D-258)', () => {
    expect(map.regions.length).toBeGreaterThan(0)
    expect(map.regions.length).toBeLessThan(7)
    expect(map.regions.filter(({ isOwn }) => isOwn)).toHaveLength(1)
  })

  it('places towns where they are: Pretoria is about 45 km north-east of Bryanston', () => {
    const pretoria = map.places.find(({ name }) => name === 'Pretoria')
    if (!pretoria) throw new Error('Pretoria is not on the map.')
    const km = Math.hypot(pretoria.x - map.dealer.x, pretoria.y - map.dealer.y) * (20 / map.scale.length)
    expect(km).toBeGreaterThan(35)
    expect(km).toBeLessThan(50)
    expect(pretoria.y).toBeLessThan(map.dealer.y)
  })

  it('moves the outlines so that the point of the dealer is under its mark', () => {
    const [scale = 0, x = 0, y = 0] = (map.transform.match(/-?[\d.]+/g) ?? []).map(Number)
    const point = project(bryanston)
    expect(Math.abs((point.x + x) * scale - map.dealer.x)).toBeLessThan(2)
    expect(Math.abs((point.y + y) * scale - map.dealer.y)).toBeLessThan(2)
  })

  it('has a scale bar of 20 of the 120 km from west to east', () => {
    expect(map.scale.kilometres).toBe(20)
    expect(map.scale.length / map.width).toBeCloseTo(20 / 120, 3)
  })

  it('has rings at one and two lengths of the scale bar', () => {
    expect(map.rings.map((radius) => Math.round(radius / map.scale.length))).toEqual([1, 2])
  })
})
