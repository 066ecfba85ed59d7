import { describe, expect, it } from 'vitest'
import { createFinderDealer } from './finder-dealer.test-support.ts'
import { circleOf, markersOf, viewOf } from './map-view.ts'
import { wholeMap } from './projection.ts'

const listed = [
  { dealer: createFinderDealer({ slug: 'a', coordinates: { latitude: -26.2, longitude: 28.05 } }), km: 1 },
  { dealer: createFinderDealer({ slug: 'b' }), km: null },
  { dealer: createFinderDealer({ slug: 'c', coordinates: { latitude: -26.1, longitude: 28.1 } }), km: 2 },
]
const centre = { name: null, latitude: -26.2, longitude: 28.05, radiusKm: 40 }

describe('the map of a result', () => {
  it('has a marker for every dealer with coordinates (D-274)', () => {
    expect(markersOf(listed).map(({ dealer }) => dealer.slug)).toEqual(['a', 'c'])
  })

  it('shows the whole circle of a search, around its centre', () => {
    const circle = circleOf(centre)
    const view = viewOf(markersOf(listed), circle)
    expect(circle?.radius).toBeCloseTo(16.04, 1)
    expect(view.width).toBeGreaterThan(2 * (circle?.radius ?? 0))
    expect(view.width).toBeLessThan(60)
  })

  it('shows everything without markers and without a centre', () => {
    expect(viewOf([], circleOf(null))).toEqual(wholeMap)
  })
})
