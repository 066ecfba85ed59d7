import { describe, expect, it } from 'vitest'
import { drawLocatorMap } from './draw-locator-map.ts'

describe('the map of a dealer', () => {
  const map = drawLocatorMap({ latitude: -26.05, longitude: 28.02 }, 'Gauteng')

  it('shows the dealer in the middle of its province (D-258)', () => {
    expect(map.dealer).toEqual({ x: map.width / 2, y: map.height / 2 })
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

  it('has a scale bar of a sixth of its width', () => {
    expect(map.scale.length / map.width).toBeCloseTo(20 / 120, 1)
  })

  it('has rings at one and two lengths of the scale bar', () => {
    expect(map.rings.map((radius) => Math.round(radius / map.scale.length))).toEqual([1, 2])
  })
})
