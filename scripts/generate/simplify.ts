/** A position in degrees: longitude, latitude. */
export type Position = readonly [longitude: number, latitude: number]

function distanceToLine([x, y]: Position, [ax, ay]: Position, [bx, by]: Position): number {
  const length = Math.hypot(bx - ax, by - ay)
  if (length === 0) return Math.hypot(x - ax, y - ay)
  return Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length
}

/** Returns the index of the position that is furthest from the line between two others, and its distance. */
function furthest(line: readonly Position[], from: number, to: number) {
  const [start, end] = [line[from], line[to]]
  let found = { index: -1, distance: 0 }
  for (let index = from + 1; index < to; index += 1) {
    const position = line[index]
    if (!position || !start || !end) continue
    const distance = distanceToLine(position, start, end)
    if (distance > found.distance) found = { index, distance }
  }
  return found
}

/**
 * Returns a line with fewer positions, none of which is further than the tolerance from the original (Douglas and
 * Peucker). Both ends are kept, so that lines that met still meet.
 *
 * @param tolerance in degrees
 */
export function simplify(line: readonly Position[], tolerance: number): Position[] {
  const kept = new Set([0, line.length - 1])
  const pending: [number, number][] = [[0, line.length - 1]]
  for (let part = pending.pop(); part; part = pending.pop()) {
    const [from, to] = part
    const { index, distance } = furthest(line, from, to)
    if (index === -1 || distance <= tolerance) continue
    kept.add(index)
    pending.push([from, index], [index, to])
  }
  return line.filter((_, index) => kept.has(index))
}
