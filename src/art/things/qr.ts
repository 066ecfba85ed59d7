import { parseHex } from '../core/colour.ts'
import { formatNumber, path, rect, svgDocument } from '../core/svg.ts'

export interface QrOptions {
  /** `#rrggbb` of modules and background; must be dark on light, or scanners fail. */
  readonly dark?: string
  readonly light?: string
  /** Colour of the three finder dots; must be dark as well. */
  readonly accent?: string
  readonly title?: string
}

/** Quiet zone on every side in modules, required by the standard. */
const QUIET = 4
const FINDER = 7

/** Whether a module belongs to one of the three finder patterns. */
function inFinder(x: number, y: number, size: number): boolean {
  const left = x < FINDER
  const right = x >= size - FINDER
  const top = y < FINDER
  const bottom = y >= size - FINDER
  return (left && (top || bottom)) || (right && top)
}

/** A finder pattern: a ring with soft corners and its dot, at the module's own grid. */
function finder(x: number, y: number, dark: string, accent: string): string {
  const corner = (radius: number, sweep: 0 | 1, dx: number, dy: number): string =>
    `a${radius} ${radius} 0 0 ${sweep} ${dx * radius} ${dy * radius}`
  const outer = `M${x + 1.1} ${y}h4.8${corner(1.1, 1, 1, 1)}v4.8${corner(1.1, 1, -1, 1)}h-4.8${corner(1.1, 1, -1, -1)}v-4.8${corner(1.1, 1, 1, -1)}z`
  const inner = `M${x + 1.4} ${y + 1}${corner(0.4, 0, -1, 1)}v4.2${corner(0.4, 0, 1, 1)}h4.2${corner(0.4, 0, 1, -1)}v-4.2${corner(0.4, 0, -1, -1)}z`
  return (
    path(outer + inner, { fill: dark, 'fill-rule': 'evenodd' }) +
    `<rect x="${x + 2}" y="${y + 2}" width="3" height="3" rx=".7" fill="${accent}"/>`
  )
}

/**
 * Draws a QR code from its module matrix (rows of `true` for dark, square, without quiet
 * zone): one path for all modules, soft finder patterns. One unit is one module.
 * @throws RangeError when the matrix is not square or smaller than the smallest code (21).
 */
export function drawQr(matrix: readonly (readonly boolean[])[], options: QrOptions = {}): string {
  const size = matrix.length
  if (size < 21 || matrix.some((row) => row.length !== size)) {
    throw new RangeError(`Not a QR matrix: ${size} rows`)
  }
  const dark = parseHex(options.dark ?? '#15171a')
  const light = parseHex(options.light ?? '#ffffff')
  const accent = parseHex(options.accent ?? '#b8101f')
  let modules = ''
  matrix.forEach((row, y) => {
    for (let x = 0; x < size; x++) {
      if (!row[x] || inFinder(x, y, size)) continue
      const from = x
      while (x + 1 < size && row[x + 1] && !inFinder(x + 1, y, size)) x++
      modules += `M${from} ${y}h${x - from + 1}v1h-${x - from + 1}z`
    }
  })
  const outer = size + QUIET * 2
  const content =
    rect({ x: -QUIET, y: -QUIET, width: outer, height: outer }, { fill: light, rx: formatNumber(1.2) }) +
    path(modules, { fill: dark, 'shape-rendering': 'crispEdges' }) +
    finder(0, 0, dark, accent) +
    finder(size - FINDER, 0, dark, accent) +
    finder(0, size - FINDER, dark, accent)
  return svgDocument({
    viewBox: { x: -QUIET, y: -QUIET, width: outer, height: outer },
    content,
    ...(options.title === undefined ? {} : { title: options.title }),
  })
}
