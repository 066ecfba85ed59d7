import type { Canvas } from '../../core/canvas.ts'
import { circle, formatNumber, group, path } from '../../core/svg.ts'
import { drawArcLettering } from '../lettering/index.ts'
import type { DiagramPalette } from './palette.ts'

/** The marking moulded on a sidewall. */
export interface TyreMarking {
  /** Such as `205/55 R16`. */
  readonly size: string
  readonly loadIndex: string
  readonly speedSymbol: string
}

const CENTRE = { cx: 240, cy: 372 }
const OUTER = 330
const INNER = 214
const BASE = 250
const LETTER = 34
/** Half of the visible arc in degrees; the marking is scaled to fit it. */
const HALF_ARC = 34

/** A point on a circle round the tyre's centre, degrees clockwise from the top. */
function at(radius: number, degrees: number): string {
  const turn = (degrees * Math.PI) / 180
  return `${formatNumber(CENTRE.cx + Math.sin(turn) * radius)} ${formatNumber(CENTRE.cy - Math.cos(turn) * radius)}`
}

/** A sector of the sidewall between two angles. */
const sector = (from: number, to: number, inner: number, outer: number): string =>
  `M${at(inner, from)}L${at(outer, from)}A${outer} ${outer} 0 0 1 ${at(outer, to)}L${at(inner, to)}A${inner} ${inner} 0 0 0 ${at(inner, from)}Z`

function rubber(canvas: Canvas, palette: DiagramPalette): string {
  const [light, base, dark] = palette.rubber
  const wall = canvas.radial(
    'wall',
    [
      [0.62, dark],
      [0.68, base],
      [0.8, light],
      [0.93, base],
      [1, dark],
    ],
    { gradientUnits: 'userSpaceOnUse', cx: String(CENTRE.cx), cy: String(CENTRE.cy), r: String(OUTER) },
  )
  let tread = ''
  for (let degrees = -66; degrees <= 66; degrees += 3) {
    tread += `M${at(OUTER - 14, degrees)}L${at(OUTER + 1, degrees + 0.9)}`
  }
  return (
    circle(CENTRE.cx, CENTRE.cy, OUTER, { fill: wall }) +
    path(tread, { stroke: dark, 'stroke-width': '4.5' }) +
    circle(CENTRE.cx, CENTRE.cy, OUTER - 17, {
      fill: 'none',
      stroke: '#000',
      'stroke-opacity': 0.4,
      'stroke-width': '2',
    }) +
    circle(CENTRE.cx, CENTRE.cy, INNER + 16, {
      fill: 'none',
      stroke: '#fff',
      'stroke-opacity': 0.1,
      'stroke-width': '1.5',
    }) +
    circle(CENTRE.cx, CENTRE.cy, INNER + 10, {
      fill: 'none',
      stroke: '#000',
      'stroke-opacity': 0.5,
      'stroke-width': '3',
    })
  )
}

/** The rim's lip and the roots of its spokes. */
function rim(canvas: Canvas): string {
  const lip = canvas.linear('lip', [
    [0, '#8C9298'],
    [0.34, '#F4F5F6'],
    [0.6, '#A4AAB0'],
    [1, '#6C737A'],
  ])
  const spoke = canvas.linear(
    'spoke',
    [
      [0, '#E9ECEE'],
      [1, '#868D94'],
    ],
    { x2: '0', y2: '1' },
  )
  let spokes = ''
  for (let k = -2; k <= 2; k++) {
    spokes += `<path d="M-20 -120L-34 -${INNER - 20}Q0 -${INNER - 6} 34 -${INNER - 20}L20 -120Z" transform="rotate(${k * 36})"/>`
  }
  return (
    circle(CENTRE.cx, CENTRE.cy, INNER, { fill: '#101114' }) +
    group({ transform: `translate(${CENTRE.cx} ${CENTRE.cy})`, fill: spoke }, spokes) +
    circle(CENTRE.cx, CENTRE.cy, INNER - 5, { fill: 'none', stroke: lip, 'stroke-width': '10' })
  )
}

/** A sidewall with its marking; load index and speed symbol are highlighted. Frame 480 × 320. */
export function drawSidewall(canvas: Canvas, palette: DiagramPalette, marking: TyreMarking): string {
  const rating = `${marking.loadIndex}${marking.speedSymbol}`
  const measure = (text: string, size: number) =>
    drawArcLettering(text, { ...CENTRE, radius: BASE, angle: 0, size, colour: '#000' }).sweep
  const gap = 5
  const natural = measure(marking.size, LETTER) + gap + measure(rating, LETTER)
  const size = LETTER * Math.min(1, (HALF_ARC * 2) / natural)
  const [sizeSweep, ratingSweep] = [measure(marking.size, size), measure(rating, size)]
  const start = -(sizeSweep + gap + ratingSweep) / 2
  const ratingAt = start + sizeSweep + gap + ratingSweep / 2
  const line = (text: string, degrees: number, colour: string) =>
    drawArcLettering(text, { ...CENTRE, radius: BASE, angle: degrees, size, colour }).drawing
  const plate = sector(
    ratingAt - ratingSweep / 2 - 2,
    ratingAt + ratingSweep / 2 + 2,
    BASE - 11,
    BASE + size + 11,
  )
  return (
    rubber(canvas, palette) +
    rim(canvas) +
    path(plate, { fill: palette.plate }) +
    group({ transform: 'translate(0 1.4)' }, line(marking.size, start + sizeSweep / 2, '#000')) +
    line(marking.size, start + sizeSweep / 2, '#E6E3DC') +
    line(rating, ratingAt, '#FFFFFF')
  )
}
