import type { Canvas } from '../../../core/canvas.ts'
import { formatNumber, path, rect } from '../../../core/svg.ts'
import { ARTICLE } from '../frame.ts'

const n = formatNumber

/** Where the lines of the hall meet. */
const VANISH = [520, 330] as const

/** Foot of the hall's far wall. */
export const FLOOR = 470

/** A factory hall: steel roof with its light strips, a far wall with a band of windows, columns, and a polished floor. */
export function hall(canvas: Canvas, walls: readonly [far: string, near: string]): string {
  const { width, height } = ARTICLE
  const wall = canvas.linear(
    'hall',
    [
      [0, walls[1]],
      [0.55, walls[0]],
      [1, walls[1]],
    ],
    { x2: '0', y2: '1' },
  )
  const floor = canvas.vertical('floor', FLOOR, height, [
    [0, '#8C969C'],
    [0.2, '#67727A'],
    [1, '#2B333A'],
  ])
  const daylight = canvas.radial('daylight', [
    [0, '#FFF6E2', 0.85],
    [0.5, '#F3E6CC', 0.3],
    [1, '#F3E6CC', 0],
  ])
  const [vx, vy] = VANISH
  const ray = (x: number, y: number, from: number, to: number) =>
    `M${n(vx + (x - vx) * from)} ${n(vy + (y - vy) * from)}L${n(vx + (x - vx) * to)} ${n(vy + (y - vy) * to)}`
  let strips = ''
  let purlins = ''
  for (let x = -500; x <= 1700; x += 200) {
    strips += ray(x, -60, 0.3, 1)
    purlins += ray(x + 100, -40, 0.26, 1)
  }
  let trusses = ''
  let columns = ''
  for (let depth = 0.34; depth < 1.3; depth *= 1.32) {
    const y = vy - 330 * depth
    trusses += `M0 ${n(y)}H${width}`
    for (const side of [-620, 860])
      columns += `M${n(vx + side * depth)} ${n(y)}V${n(Math.max(FLOOR, vy + 210 * depth))}`
  }
  return (
    rect(ARTICLE, { fill: wall }) +
    path('M250 318H790V352H250Z', { fill: '#FFF3D8', 'fill-opacity': 0.75 }) +
    `<ellipse cx="${vx}" cy="340" rx="520" ry="190" fill="${daylight}"/>` +
    path(purlins, { stroke: '#10161B', 'stroke-opacity': 0.4, 'stroke-width': 3 }) +
    path(trusses, { stroke: '#141B21', 'stroke-opacity': 0.55, 'stroke-width': 7 }) +
    path(strips, { stroke: '#FFFDF2', 'stroke-opacity': 0.75, 'stroke-width': 6 }) +
    path(columns, { stroke: '#39454E', 'stroke-width': 15 }) +
    path(columns, { stroke: '#8E9AA3', 'stroke-width': 3, 'stroke-opacity': 0.7 }) +
    rect({ x: 0, y: FLOOR, width, height: height - FLOOR }, { fill: floor })
  )
}

/** Black and yellow stripes along an edge of the floor. */
export function hazard(canvas: Canvas, x: number, y: number, width: number, height: number): string {
  const fill = canvas.define(
    'hazard',
    (id) =>
      `<pattern id="${id}" width="44" height="${height}" patternUnits="userSpaceOnUse" patternTransform="skewX(-35)"><rect width="44" height="${height}" fill="#E9B41C"/><rect width="22" height="${height}" fill="#1A1A18"/></pattern>`,
  )
  return rect({ x, y, width, height }, { fill })
}
