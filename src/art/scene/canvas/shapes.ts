import { formatNumber } from '../../core/svg.ts'

/** A point in the drawing's units. */
export type Point = readonly [x: number, y: number]

/** Formats whole numbers on a fast path, because they are most of a scene. */
const write = (value: number, digits: number): string =>
  digits === 0 ? String(Math.round(value)) : formatNumber(value, digits)

/** `x y` with the separator left out where a minus sign already separates. */
export function pair(x: number, y: number, digits = 1): string {
  const second = write(y, digits)
  return `${write(x, digits)}${second.startsWith('-') ? '' : ' '}${second}`
}

/** Path data through the points, in relative steps: the shortest text for a long, fine outline. */
export function polyline(points: readonly Point[], digits = 1): string {
  const factor = 10 ** digits
  const snap = (value: number) => Math.round(value * factor) / factor
  let data = ''
  let lastX = 0
  let lastY = 0
  points.forEach(([px, py], index) => {
    const x = snap(px)
    const y = snap(py)
    if (index === 0) data += `M${pair(x, y, digits)}l`
    else {
      const step = pair(x - lastX, y - lastY, digits)
      data += index === 1 || step.startsWith('-') ? step : ` ${step}`
    }
    lastX = x
    lastY = y
  })
  return data
}

/** Closed version of {@link polyline}. */
export const polygon = (points: readonly Point[], digits = 1): string => `${polyline(points, digits)}z`

/** A filled path; `extra` is any further attributes. */
export const shape = (data: string, fill: string, extra = ''): string =>
  data === '' ? '' : `<path d="${data}" fill="${fill}"${extra === '' ? '' : ` ${extra}`}/>`

/** An unfilled path; `extra` is any further attributes. */
export const line = (data: string, stroke: string, width: number, extra = ''): string =>
  data === ''
    ? ''
    : `<path d="${data}" fill="none" stroke="${stroke}" stroke-width="${formatNumber(width, 2)}"${
        extra === '' ? '' : ` ${extra}`
      }/>`

/** A rectangle, in the drawing's units. */
export const box = (x: number, y: number, width: number, height: number, fill: string, extra = ''): string =>
  `<rect x="${formatNumber(x)}" y="${formatNumber(y)}" width="${formatNumber(width)}" height="${formatNumber(height)}" fill="${fill}"${
    extra === '' ? '' : ` ${extra}`
  }/>`

/** An ellipse, in the drawing's units. */
export const oval = (cx: number, cy: number, rx: number, ry: number, fill: string, extra = ''): string =>
  `<ellipse cx="${formatNumber(cx)}" cy="${formatNumber(cy)}" rx="${formatNumber(rx)}" ry="${formatNumber(ry)}" fill="${fill}"${
    extra === '' ? '' : ` ${extra}`
  }/>`

/** Linear interpolation from a to b. */
export const between = (a: number, b: number, t: number): number => a + (b - a) * t

/** Limits a value to the closed interval. */
export const clamp = (value: number, low: number, high: number): number =>
  Math.min(high, Math.max(low, value))
