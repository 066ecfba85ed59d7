import type { FinderDealer } from '../finder-dealer.ts'
import { project } from './projection.ts'

/**
 * Returns an SVG path with a point for every dealer, in whole map units (about 2.5 km): thousands of dealers in one town
 * are one point.
 */
export function networkDots(dealers: readonly FinderDealer[]): string {
  const points = dealers.flatMap(({ coordinates }) => {
    if (!coordinates) return []
    const { x, y } = project(coordinates)
    return [`${Math.round(x)} ${Math.round(y)}`]
  })
  return [...new Set(points)].map((point) => `M${point}h0`).join('')
}
