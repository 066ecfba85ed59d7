import { formatNumber } from '../core/svg.ts'
import type { Stage } from './canvas/index.ts'
import type { VehiclePlacement } from './scene.ts'

/**
 * Where the other two of a convoy are: how far aside of the first, as a share of the picture's width, and how near, where
 * the first is 1. Each keeps out of the dust of the one before it.
 */
const PLACES = [
  { aside: 0.162, nearness: 0.42 },
  { aside: -0.2, nearness: 0.6 },
] as const

/** A vehicle of a convoy: its place, and what moves the drawing of the first one there. */
export interface Follower {
  readonly at: VehiclePlacement
  readonly transform: string
}

/** The vehicles behind the first one, the farthest first. Sizes shrink with the distance, as the road does. */
export function followersOf({ width: picture, horizon }: Stage, first: VehiclePlacement): Follower[] {
  const upright = picture < 1000
  return PLACES.map(({ aside, nearness }) => {
    const middle = first.x + first.width / 2 + aside * picture * (upright ? 1.5 : 1)
    const ground = horizon + (first.ground - horizon) * nearness
    const at = {
      ...first,
      x: middle - (first.width * nearness) / 2,
      width: first.width * nearness,
      ground,
      unit: first.unit * nearness,
    }
    const [dx, dy] = [at.x - first.x * nearness, ground - first.ground * nearness]
    return { at, transform: `translate(${formatNumber(dx)} ${formatNumber(dy)})scale(${nearness})` }
  })
}
