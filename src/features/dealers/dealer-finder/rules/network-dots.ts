import type { FinderDealer } from '../finder-dealer.ts'
import { project } from './projection.ts'

/**
 * Returns an SVG path with a point for every dealer, to a tenth of a map unit (250 m): at every zoom it is under the
 * marker of the dealer, and dealers in one street are one point.
 */
export function networkDots(dealers: readonly FinderDealer[]): string {
  const points = dealers.flatMap(({ coordinates }) => {
    if (!coordinates) return []
    const { x, y } = project(coordinates)
    return [`${x.toFixed(1)} ${y.toFixed(1)}`]
  })
  return [...new Set(points)].map((point) => `M${point}h0`).join('')
}
