/** A rectangle, in the units of the path. */
export type Bounds = {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

const command = /([ml])([^mlz]*)|z/g
const number = /-?(?:\d+\.?\d*|\.\d+)/g

type Point = { readonly x: number; readonly y: number }

/** The points of an SVG path of relative moves and lines (`m`, `l`, `z`). */
function pointsOf(path: string): Point[] {
  const points: Point[] = []
  let last: Point = { x: 0, y: 0 }
  let start = last
  for (const [, kind, values = ''] of path.matchAll(command)) {
    if (kind === undefined) {
      last = start
      continue
    }
    const [dx = 0, dy = 0] = (values.match(number) ?? []).map(Number)
    last = { x: last.x + dx, y: last.y + dy }
    if (kind === 'm') start = last
    points.push(last)
  }
  return points
}

/** Returns the smallest rectangle around such a path; null without points. */
export function pathBounds(path: string): Bounds | null {
  const points = pointsOf(path)
  if (points.length === 0) return null
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) }
}

/** Whether two rectangles overlap. */
export function overlap(one: Bounds, other: Bounds): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
}
