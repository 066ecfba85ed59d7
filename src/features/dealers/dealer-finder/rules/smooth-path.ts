type Point = { readonly x: number; readonly y: number }

const written = (...points: readonly Point[]) =>
  points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join(' ')

/** Returns the point from which, or to which, a curve leaves a point in the direction of its neighbours. */
const handle = (at: Point, from: Point, to: Point): Point => ({
  x: at.x + (to.x - from.x) / 6,
  y: at.y + (to.y - from.y) / 6,
})

/** Returns an SVG path through all points without corners: a Catmull-Rom spline as cubic Bézier curves. */
export function smoothPath(points: readonly Point[]): string {
  const [first, ...others] = points
  if (!first) return ''
  const at = (index: number) => points[Math.min(Math.max(index, 0), points.length - 1)] ?? first
  const curves = others.map((end, index) => {
    const start = at(index)
    return `C${written(handle(start, at(index - 1), end), handle(end, at(index + 2), start), end)}`
  })
  return `M${written(first)}${curves.join('')}`
}
