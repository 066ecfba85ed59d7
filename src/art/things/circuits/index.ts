import { createCanvas } from '../../core/canvas.ts'
import { parseHex } from '../../core/colour.ts'
import { formatNumber, group, path, rect, svgDocument } from '../../core/svg.ts'
import type { CircuitName } from '../../names.ts'
import { circuitLayouts } from './layouts.ts'
import { startOf, traceCircuit } from './trace.ts'

export interface CircuitOptions {
  readonly circuit: CircuitName
  /** `#rrggbb` of the track and of the start straight; for dark backgrounds by default. */
  readonly line?: string
  readonly accent?: string
  /** `#rrggbb` of the background; transparent by default. */
  readonly ground?: string
  readonly idPrefix: string
  readonly title?: string
}

/** A small chequered bar across the track, drawn at the origin and heading right. */
function chequers(light: string): string {
  let squares = ''
  for (let row = 0; row < 4; row++) {
    squares += `M${row % 2 ? 0 : -3} ${-6 + row * 3}h3v3h-3z`
  }
  return rect({ x: -3, y: -6, width: 6, height: 12 }, { fill: '#0B0C0E' }) + path(squares, { fill: light })
}

/** A circuit as one line, 420 × 300: start straight in the accent, start line, direction of travel. */
export function drawCircuit(options: CircuitOptions): string {
  const { circuit, idPrefix, title } = options
  const line = parseHex(options.line ?? '#f4f2ee')
  const accent = parseHex(options.accent ?? '#e10d1f')
  const canvas = createCanvas(idPrefix)
  const layout = circuitLayouts[circuit]
  const track = traceCircuit(layout)
  const { from, to, line: start, heading } = startOf(layout)
  const fade = canvas.linear(
    'start',
    [
      [0, accent, 0],
      [0.16, accent],
      [1, accent],
    ],
    {
      gradientUnits: 'userSpaceOnUse',
      x1: formatNumber(from[0]),
      y1: formatNumber(from[1]),
      x2: formatNumber(to[0]),
      y2: formatNumber(to[1]),
    },
  )
  const turn = `translate(${formatNumber(start[0])} ${formatNumber(start[1])})rotate(${formatNumber((heading * 180) / Math.PI)})`
  const straight = `M${formatNumber(from[0])} ${formatNumber(from[1])}L${formatNumber(to[0])} ${formatNumber(to[1])}`
  const frame = { x: 0, y: 0, width: 420, height: 300 }
  const content =
    (options.ground ? rect(frame, { fill: parseHex(options.ground) }) : '') +
    path(track, {
      fill: 'none',
      stroke: line,
      'stroke-opacity': 0.1,
      'stroke-width': '15',
      'stroke-linejoin': 'round',
    }) +
    path(track, { fill: 'none', stroke: line, 'stroke-width': '3', 'stroke-linejoin': 'round' }) +
    // A gradient in user space needs a nonzero height, which a level straight does not have.
    path(`${straight}v.01`, { fill: 'none', stroke: fade, 'stroke-width': '3.6' }) +
    group(
      { transform: turn },
      chequers(line) +
        path('M22 -15L30 -11.5L22 -8', { fill: 'none', stroke: accent, 'stroke-width': '2.4' }) +
        path('M8 -11.5H29', { stroke: accent, 'stroke-width': '2.4' }),
    )
  return svgDocument({
    viewBox: frame,
    definitions: canvas.definitions(),
    content,
    ...(title === undefined ? {} : { title }),
  })
}
