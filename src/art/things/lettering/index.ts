import type { Canvas } from '../../core/canvas.ts'
import { formatNumber, path, rect } from '../../core/svg.ts'
import { GLYPHS, type Glyph } from './glyphs.ts'

/** Position and style of a line of letters, in the drawing's units. */
export interface Setting {
  /** x of the line's left edge, middle or right edge, by `anchor`; y of the base line. */
  readonly x: number
  readonly y: number
  /** Cap height. */
  readonly size: number
  readonly colour: string
  /** Stroke in cap heights: .1 light, .16 medium, .22 heavy. */
  readonly weight?: number
  /** Space between letters in cap heights. */
  readonly tracking?: number
  readonly anchor?: 'start' | 'middle' | 'end'
  readonly opacity?: number
}

const REFERENCE_WEIGHT = 0.16
const WORD_SPACE = 0.34

interface PlacedGlyph {
  readonly glyph: Glyph
  readonly x: number
  readonly width: number
}

/** Removes accents and converts to capitals, the only letters of the alphabet. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase()

function layOut(text: string, weight: number, tracking: number): { letters: PlacedGlyph[]; width: number } {
  const letters: PlacedGlyph[] = []
  let x = 0
  for (const character of plain(text)) {
    const glyph = GLYPHS[character]
    if (!glyph) {
      x += WORD_SPACE
      continue
    }
    const width = glyph.width + (weight - REFERENCE_WEIGHT) * (glyph.width > 0.3 ? 0.7 : 1)
    letters.push({ glyph, x, width })
    x += width + tracking
  }
  return { letters, width: Math.max(0, x - tracking) }
}

/** Maps a point, in cap heights along the line and above the base line, to the drawing. */
type Bend = (across: number, above: number) => readonly [x: number, y: number]

/** The glyph's centre line, put into its inset box and bent to where the line runs. */
function trace({ glyph, x, width }: PlacedGlyph, weight: number, decimals: number, bend: Bend): string {
  const half = weight / 2
  return glyph.line.replace(/(-?\d*\.?\d+) ?(-?\d*\.?\d+)/g, (_pair, u: string, v: string) => {
    const [px, py] = bend(x + half + Number(u) * (width - weight), 1 - half - Number(v) * (1 - weight))
    return `${formatNumber(px, decimals)} ${formatNumber(py, decimals)}`
  })
}

/** Width of a set line in the drawing's units. */
export function measureLettering(
  text: string,
  size: number,
  weight = REFERENCE_WEIGHT,
  tracking = 0.12,
): number {
  return layOut(text, weight, tracking).width * size
}

/** Path data of a line of letters: centre lines to be stroked with `weight × size`. */
export function letterPath(text: string, setting: Omit<Setting, 'colour'>): { data: string; width: number } {
  const { x, y, size, weight = REFERENCE_WEIGHT, tracking = 0.12, anchor = 'start' } = setting
  const { letters, width } = layOut(text, weight, tracking)
  const offset = { start: 0, middle: -width / 2, end: -width }[anchor] * size
  const straight: Bend = (across, above) => [x + offset + across * size, y - above * size]
  const decimals = size < 30 ? 2 : 1
  const data = letters.map((letter) => trace(letter, weight, decimals, straight)).join('')
  return { data, width: width * size }
}

/**
 * A line of letters as strokes, because fonts do not load in an SVG used as an image. Characters the
 * alphabet lacks are set as a space; lower case is set as capitals.
 */
export function drawLettering(canvas: Canvas, name: string, text: string, setting: Setting): string {
  const { x, y, size, colour, weight = REFERENCE_WEIGHT, anchor = 'start', opacity } = setting
  const { data, width } = letterPath(text, setting)
  if (data === '') return ''
  const left = x + { start: 0, middle: -width / 2, end: -width }[anchor]
  const clip = canvas.clip(name, rect({ x: left - 1, y: y - size, width: width + 2, height: size }))
  return path(data, {
    fill: 'none',
    stroke: colour,
    'stroke-width': formatNumber(weight * size, 2),
    'stroke-miterlimit': '12',
    'clip-path': clip,
    opacity,
  })
}

/** Position and style of a line of letters on an arc: base line on the radius, its middle at `angle`. */
export interface ArcSetting {
  readonly cx: number
  readonly cy: number
  readonly radius: number
  /** Degrees clockwise from the top. */
  readonly angle: number
  readonly size: number
  readonly colour: string
  readonly weight?: number
  readonly tracking?: number
}

/** Letters moulded round an arc, as on a sidewall. Returns the markup and the degrees it takes. */
export function drawArcLettering(text: string, setting: ArcSetting): { drawing: string; sweep: number } {
  const { cx, cy, radius, angle, size, colour, weight = REFERENCE_WEIGHT, tracking = 0.16 } = setting
  const { letters, width } = layOut(text, weight, tracking)
  const toAngle = (across: number) => (angle * Math.PI) / 180 + ((across - width / 2) * size) / radius
  const round: Bend = (across, above) => {
    const turn = toAngle(across)
    const reach = radius + Math.min(1, Math.max(0, above)) * size
    return [cx + Math.sin(turn) * reach, cy - Math.cos(turn) * reach]
  }
  const drawing = path(letters.map((letter) => trace(letter, weight, 1, round)).join(''), {
    fill: 'none',
    stroke: colour,
    'stroke-width': formatNumber(weight * size, 2),
  })
  return { drawing, sweep: ((width * size) / radius / Math.PI) * 180 }
}
