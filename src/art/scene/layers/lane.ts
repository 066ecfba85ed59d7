import { box, type LayerContext, line, pair, polygon, shape } from '../canvas/index.ts'

/** A road that leads away from the viewer, with the vehicle in its left lane. */
export interface Lane {
  /** Where it meets the horizon, and the middle of the vehicle at depth 1, in drawing units. */
  readonly vanish: number
  readonly middle: number
  /** Drawing units per centimetre at depth 1. */
  readonly unit: number
  readonly tar: readonly [far: string, near: string]
  readonly edge: string
  readonly centre: string
}

/** Half of a lane, a shoulder, and the width of a painted line, in centimetres. */
const HALF_LANE = 178
const SHOULDER = 120
const PAINT = 12

/** Tar between the shoulders, yellow edge lines and a broken white centre line, all running to one point. */
export function lane({ defs, stage }: LayerContext, road: Lane): string {
  const { vanish, middle, unit } = road
  const bottom = (stage.height - stage.horizon) / (stage.ground - stage.horizon) + 0.05
  const at = (across: number, depth: number) =>
    [vanish + (middle - vanish + across * unit) * depth, stage.down(depth)] as const
  const strip = (from: number, to: number, near: number, far: number) =>
    polygon([at(from, far), at(to, far), at(to, near), at(from, near)], 1)
  const far = 0.012
  const fill = defs.linear(
    [
      [0, road.tar[0]],
      [1, road.tar[1]],
    ],
    { x1: 0, x2: 0, y1: stage.horizon, y2: stage.height },
  )
  const right = HALF_LANE * 3
  let dashes = ''
  for (let near = bottom; near > 0.02; near *= 0.72)
    dashes += strip(HALF_LANE - PAINT / 2, HALF_LANE + PAINT / 2, near, near * 0.84)
  const edges = strip(-HALF_LANE - PAINT, -HALF_LANE, bottom, far) + strip(right, right + PAINT, bottom, far)
  return (
    shape(strip(-HALF_LANE - SHOULDER, right + SHOULDER, bottom, far), fill) +
    shape(edges, road.edge) +
    shape(dashes, road.centre)
  )
}

/** Reflector posts beside the road, each with its glint, smaller and closer with distance. */
export function reflectors({ defs, stage }: LayerContext, { vanish, middle, unit }: Lane): string {
  const glow = defs.radial([
    [0, '#FFE3B8', 0.9],
    [0.3, '#FFC27A', 0.34],
    [1, '#FFB060', 0],
  ])
  let posts = ''
  let glints = ''
  for (let depth = 1.3; depth > 0.06; depth *= 0.66) {
    for (const across of [-HALF_LANE - SHOULDER - 60, HALF_LANE * 3 + SHOULDER + 60]) {
      const x = vanish + (middle - vanish + across * unit) * depth
      const y = stage.down(depth)
      const h = 62 * unit * depth
      posts += `M${pair(x, y)}v${(-h).toFixed(1)}`
      glints += box(x - h * 0.045, y - h * 0.94, h * 0.09, h * 0.16, '#FFD9A0')
      glints += `<circle cx="${x.toFixed(1)}" cy="${(y - h * 0.82).toFixed(1)}" r="${(h * 0.3).toFixed(1)}" fill="${glow}"/>`
    }
  }
  return line(posts, '#4A5058', 5 * unit * 0.4) + glints
}
