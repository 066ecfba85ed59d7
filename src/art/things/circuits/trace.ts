import { formatNumber } from '../../core/svg.ts'
import type { CircuitLayout, Corner } from './layouts.ts'

type Point = readonly [x: number, y: number]

const write = ([x, y]: Point): string => `${formatNumber(x)} ${formatNumber(y)}`

/** The point `distance` from a corner towards another, at most half way. */
function towards([x, y]: Corner, [tx, ty]: Corner, distance: number): Point {
  const length = Math.hypot(tx - x, ty - y)
  const t = Math.min(distance / length, 0.48)
  return [x + (tx - x) * t, y + (ty - y) * t]
}

function cornerAt(layout: CircuitLayout, index: number): Corner {
  const count = layout.corners.length
  return layout.corners[((index % count) + count) % count] ?? [0, 0, 0]
}

/** How far before a corner the track turns in: a little less than its radius, since the bend itself is round. */
const turnIn = (radius: number): number => radius * 0.8

/** The closed centre line: true straights between corners rounded by cubic bends. */
export function traceCircuit(layout: CircuitLayout): string {
  let data = ''
  layout.corners.forEach((corner, index) => {
    const entry = towards(corner, cornerAt(layout, index - 1), turnIn(corner[2]))
    const exit = towards(corner, cornerAt(layout, index + 1), turnIn(corner[2]))
    const ease = (from: Point): Point => [
      from[0] + (corner[0] - from[0]) * 0.6,
      from[1] + (corner[1] - from[1]) * 0.6,
    ]
    data += `${index === 0 ? 'M' : 'L'}${write(entry)}C${write(ease(entry))} ${write(ease(exit))} ${write(exit)}`
  })
  return `${data}Z`
}

/** The start straight: its two ends, the position of the start line, and the direction of travel (radians). */
export function startOf(layout: CircuitLayout): { from: Point; to: Point; line: Point; heading: number } {
  const a = cornerAt(layout, layout.start.corner)
  const b = cornerAt(layout, layout.start.corner + 1)
  const from = towards(a, b, turnIn(a[2]))
  const to = towards(b, a, turnIn(b[2]))
  const { at } = layout.start
  const line: Point = [from[0] + (to[0] - from[0]) * at, from[1] + (to[1] - from[1]) * at]
  return { from, to, line, heading: Math.atan2(to[1] - from[1], to[0] - from[0]) }
}
