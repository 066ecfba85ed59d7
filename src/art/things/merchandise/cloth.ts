import type { Canvas } from '../../core/canvas.ts'
import { darker, lighter, parseHex } from '../../core/colour.ts'
import { ellipse, formatNumber, group, path } from '../../core/svg.ts'

/** The tones of one material. */
export interface Cloth {
  readonly spec: string
  readonly hi: string
  readonly lit: string
  readonly base: string
  readonly low: string
  readonly deep: string
}

/** @throws RangeError when the colour is not `#rrggbb`. */
export function clothOf(colour: string): Cloth {
  const base = parseHex(colour)
  return {
    spec: lighter(base, 0.72, 0.4),
    hi: lighter(base, 0.34, 0.8),
    lit: lighter(base, 0.12),
    base,
    low: darker(base, 0.84),
    deep: darker(base, 0.62),
  }
}

/** Passed to every item, which is drawn on a square of 400 × 400. */
export interface ItemContext {
  readonly canvas: Canvas
  readonly cloth: Cloth
  /** Colour of the one mark and of trims. */
  readonly mark: string
}

/** The brand's mark: three leaning bars round a centre, `height` high. */
export function leaningBars(cx: number, cy: number, height: number, colour: string): string {
  const width = height * 0.36
  const lean = height * 0.42
  const step = height * 0.6
  let data = ''
  for (let bar = -1; bar <= 1; bar++) {
    const x = cx + bar * step - width / 2 - lean / 2
    const round = (value: number) => Math.round(value * 10) / 10
    data += `M${round(x)} ${round(cy + height / 2)}l${round(lean)} ${round(-height)}h${round(width)}l${round(-lean)} ${round(height)}z`
  }
  return path(data, { fill: colour })
}

/** The soft shadow below an item. */
export const softShadow = (canvas: Canvas, cx: number, cy: number, rx: number, ry = 12): string =>
  ellipse(cx, cy, rx, ry, {
    fill: canvas.radial('ground', [
      [0, '#000', 0.42],
      [0.6, '#000', 0.16],
      [1, '#000', 0],
    ]),
  })

/** A fold from one point to another: how far it bows aside, and its greatest width. */
export type Fold = readonly [x1: number, y1: number, x2: number, y2: number, bow: number, width: number]

/** The lens of a fold: pointed at both ends, widest in the middle. */
function lens([x1, y1, x2, y2, bow, width]: Fold): string {
  const length = Math.hypot(x2 - x1, y2 - y1)
  const [nx, ny] = [(y1 - y2) / length, (x2 - x1) / length]
  const at = (aside: number): string =>
    `${formatNumber((x1 + x2) / 2 + nx * aside)} ${formatNumber((y1 + y2) / 2 + ny * aside)}`
  return `M${x1} ${y1}Q${at(bow + width)} ${x2} ${y2}Q${at(bow - width)} ${x1} ${y1}Z`
}

/** Folds of cloth: tapering lights and shades, blurred into the material. */
export function folds(canvas: Canvas, lights: readonly Fold[], darks: readonly Fold[]): string {
  const soft = canvas.define(
    'soft',
    (id) =>
      `<filter id="${id}" x="-.2" y="-.2" width="1.4" height="1.4"><feGaussianBlur stdDeviation="2.6"/></filter>`,
  )
  return group(
    { filter: soft },
    path(darks.map(lens).join(''), { fill: '#000', 'fill-opacity': 0.3 }) +
      path(lights.map(lens).join(''), { fill: '#fff', 'fill-opacity': 0.24 }),
  )
}

/** A seam: a fine dark line with the light on its far edge. */
export const seam = (data: string): string =>
  path(data, {
    fill: 'none',
    stroke: '#fff',
    'stroke-opacity': 0.14,
    'stroke-width': '1.2',
    transform: 'translate(1 1)',
  }) + path(data, { fill: 'none', stroke: '#000', 'stroke-opacity': 0.34, 'stroke-width': '1.4' })

/** Stitching. */
export const stitches = (data: string): string =>
  path(data, {
    fill: 'none',
    stroke: '#fff',
    'stroke-opacity': 0.26,
    'stroke-width': '1.3',
    'stroke-dasharray': '4 3',
  })
