import { circle, formatNumber, path } from '../../core/svg.ts'
import type { Wheel } from './wheel.ts'
import { point } from './wheel.ts'

/** Tread edge, shoulder, sidewall and the light along its upper rim. */
export function drawTyre({ canvas, cx, cy, radius: r, rim, allTerrain }: Wheel): string {
  const fill = canvas.radial('tyre', [
    [0.7, '#0d0e0f'],
    [0.84, '#26282a'],
    [0.93, '#1b1c1e'],
    [1, '#070808'],
  ])
  const light = canvas.linear('tyre-light', [
    [0, '#fff', 0],
    [0.4, '#fff', 0.24],
    [1, '#fff', 0],
  ])
  const arc = (share: number, from: number, to: number) => {
    const at = (angle: number) => point(cx + r * share * Math.cos(angle), cy + r * share * Math.sin(angle))
    return `M${at(from)}A${formatNumber(r * share)} ${formatNumber(r * share)} 0 0 1 ${at(to)}`
  }
  const ring = (share: number, attributes: Record<string, string | number>) =>
    circle(cx, cy, r * share, { fill: 'none', ...attributes })
  return (
    circle(cx, cy, r, { fill }) +
    ring(0.955, { stroke: '#000', 'stroke-opacity': 0.55, 'stroke-width': r * 0.018 }) +
    ring((1 + rim / r) / 2, { stroke: '#fff', 'stroke-opacity': 0.05, 'stroke-width': (r - rim) * 0.34 }) +
    (allTerrain
      ? ring(0.965, { stroke: '#000', 'stroke-width': r * 0.07, 'stroke-dasharray': '1.1 2.6' })
      : '') +
    path(arc(0.97, -2.9, -0.4), { fill: 'none', stroke: light, 'stroke-width': r * 0.022 }) +
    path(arc(0.835, -2.9, -0.4), { fill: 'none', stroke: light, 'stroke-width': r * 0.012 })
  )
}
