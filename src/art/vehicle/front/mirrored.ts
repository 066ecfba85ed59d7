import type { Attributes } from '../../core/svg.ts'
import { formatNumber, path } from '../../core/svg.ts'
import type { MasterPath } from '../geometry.ts'

type Point = readonly [x: number, height: number]
/** End point last; a curve has its two handles before it. */
type Segment = readonly Point[]

/** One closed outline without a seam, from its right half, which runs from the middle back to the middle. */
export function mirroredPathData(half: MasterPath): string {
  const { start, segments } = parseHalf(half)
  const forward = segments.map((segment) => write(segment)).join('')
  const points: Segment[] = [[start], ...segments]
  const backward = segments
    .map((segment, index) => {
      const from = points[index]?.at(-1) ?? start
      return write([...segment.slice(0, -1).reverse(), from].map(([x, height]) => [-x, height] as const))
    })
    .reverse()
  const end = segments.at(-1)?.at(-1) ?? start
  return `M${pair(start)}${forward}${write([[-end[0], end[1]]])}${backward.join('')}Z`
}

/** A mirrored outline as an element. */
export function drawMirrored(half: MasterPath, attributes: Attributes): string {
  return path(mirroredPathData(half), attributes)
}

/** A shape on the right and its mirror image on the left. */
export function drawOnBothSides(half: MasterPath, attributes: Attributes): string {
  return path(bothSidesPathData(half), attributes)
}

export function bothSidesPathData(half: MasterPath): string {
  return flip(half, 1) + flip(half, -1)
}

function flip(half: MasterPath, sign: 1 | -1): string {
  let index = 0
  return half
    .replace(/-?\d*\.?\d+/g, (text) => formatNumber(index++ % 2 === 0 ? sign * Number(text) : -Number(text)))
    .replace(/\s*([MLCQZ])\s*/g, '$1')
    .replace(/ -/g, '-')
}

/** @throws RangeError for commands other than M, L, C, Z. */
function parseHalf(half: MasterPath): { start: Point; segments: Segment[] } {
  const segments: Segment[] = []
  let start: Point = [0, 0]
  for (const [, command = '', numbers = ''] of half.matchAll(/([A-Z])([^A-Z]*)/g)) {
    const values = numbers
      .trim()
      .split(/[\s,]+/)
      .map(Number)
    if (command === 'M') start = [values[0] ?? 0, values[1] ?? 0]
    else if (command === 'L') segments.push(...chunk(values, 2))
    else if (command === 'C') segments.push(...chunk(values, 6))
    else if (command !== 'Z')
      throw new RangeError(`Unsupported path command in a mirrored outline: ${command}`)
  }
  return { start, segments }
}

function chunk(values: readonly number[], size: number): Segment[] {
  const segments: Segment[] = []
  for (let from = 0; from < values.length; from += size) {
    const points: Point[] = []
    for (let at = from; at < from + size; at += 2) points.push([values[at] ?? 0, values[at + 1] ?? 0])
    segments.push(points)
  }
  return segments
}

function write(segment: Segment): string {
  return (segment.length === 1 ? 'L' : 'C') + segment.map(pair).join(' ')
}

function pair([x, height]: Point): string {
  return `${formatNumber(x)} ${formatNumber(-height)}`
}
