import type { Canvas } from '../../core/canvas.ts'
import { mix } from '../../core/colour.ts'
import { circle, group, path } from '../../core/svg.ts'
import type { HelmetLivery } from '../../names.ts'
import { VISOR } from './shapes.ts'

/** Smoked visor with its tint, two slanted streaks, a sun strip, a tear-off post and the hinge. */
export function visor(canvas: Canvas, livery: HelmetLivery): string {
  const clip = canvas.clip('visor', path(VISOR))
  const glass = canvas.linear(
    'glass',
    [
      [0, mix(livery.visor, '#ffffff', 0.35)],
      [0.3, mix(livery.visor, '#000000', 0.35)],
      [0.46, '#0B0C0F'],
      [0.8, '#15181D'],
      [1, mix(livery.visor, '#000000', 0.6)],
    ],
    { x2: '.9', y2: '1' },
  )
  const inside =
    path('M40 150C120 128 220 140 290 186L290 200C220 158 130 150 40 178Z', { fill: livery.third }) +
    path('M40 176C130 149 220 157 290 199', {
      fill: 'none',
      stroke: '#fff',
      'stroke-opacity': 0.22,
      'stroke-width': '1',
    }) +
    path('M150 130L196 130L138 270L104 270Z', { fill: '#fff', 'fill-opacity': 0.12 }) +
    path('M206 130L216 130L158 270L148 270Z', { fill: '#fff', 'fill-opacity': 0.1 }) +
    path('M50 240C120 226 220 232 290 200L290 280L50 280Z', { fill: '#000', 'fill-opacity': 0.28 })
  return (
    path(VISOR, { fill: glass, stroke: '#07080A', 'stroke-width': '7', 'stroke-linejoin': 'round' }) +
    group({ 'clip-path': clip }, inside) +
    path('M68 214C78 186 94 166 114 153', {
      fill: 'none',
      stroke: '#fff',
      'stroke-opacity': 0.35,
      'stroke-width': '2',
    }) +
    path('M66 262C110 271 172 270 222 263', {
      fill: 'none',
      stroke: '#fff',
      'stroke-opacity': 0.14,
      'stroke-width': '1.4',
    }) +
    circle(268, 214, 15, { fill: '#101216', stroke: '#30353C', 'stroke-width': '2' }) +
    path('M256 206A15 15 0 0 1 278 204', {
      fill: 'none',
      stroke: '#fff',
      'stroke-opacity': 0.3,
      'stroke-width': '1.4',
    }) +
    circle(268, 214, 5, { fill: livery.base }) +
    circle(84, 232, 2.6, { fill: '#0A0B0D', stroke: '#3A4049', 'stroke-width': '1' })
  )
}
