import type { Canvas } from '../../core/canvas.ts'
import { group, path } from '../../core/svg.ts'
import type { HelmetLivery } from '../../names.ts'
import { PATTERNS } from './liveries.ts'
import { SHELL } from './shapes.ts'

const RIM = '#FF3340'

/** Intakes of the chin bar and the crown: dark slots with a lit lower lip. */
function vents(): string {
  const slots =
    'M68 297L108 302Q112 303 112 307L112 312Q112 315 108 314L71 309Q67 308 67 304Z' +
    'M120 303L150 306Q154 307 154 310L154 315Q154 318 150 317L122 314Q119 313 119 310Z'
  return (
    path(slots, { fill: '#07080A' }) +
    path('M70 310.5L108 315.5M121 315.5L150 318.5', {
      stroke: '#fff',
      'stroke-opacity': 0.34,
      'stroke-width': '1.2',
    }) +
    path('M72 300L106 304.4M122 305.6L149 308.4', { stroke: '#3A4049', 'stroke-width': '1.6' }) +
    path('M176 82Q196 74 214 76L212 84Q196 83 181 89Z', { fill: '#07080A', 'fill-opacity': 0.7 }) +
    path('M52 299C110 305 180 309 232 330', {
      fill: 'none',
      stroke: '#000',
      'stroke-opacity': 0.42,
      'stroke-width': '2',
    })
  )
}

/** The painted shell: livery, volume, rim light on the right, a long highlight upper left. */
export function shell(canvas: Canvas, livery: HelmetLivery): string {
  const clip = canvas.clip('shell', path(SHELL))
  const volume = canvas.radial(
    'volume',
    [
      [0, '#fff', 0.55],
      [0.16, '#fff', 0.2],
      [0.42, '#fff', 0],
      [0.72, '#000', 0.26],
      [1, '#000', 0.75],
    ],
    { cx: '.34', cy: '.2', r: '.85' },
  )
  const rim = canvas.linear('rim', [
    [0.72, RIM, 0],
    [1, RIM, 0.9],
  ])
  const cuts = PATTERNS[livery.pattern].map(([tone, data]) => path(data, { fill: livery[tone] })).join('')
  const bounce = canvas.linear(
    'bounce',
    [
      [0.7, '#9FB4D0', 0],
      [1, '#9FB4D0', 0.24],
    ],
    { x2: '0', y2: '1' },
  )
  return (
    path(SHELL, { fill: livery.base }) +
    group(
      { 'clip-path': clip },
      cuts +
        path(SHELL, { fill: volume }) +
        path(SHELL, { fill: bounce }) +
        path(SHELL, { fill: 'none', stroke: rim, 'stroke-width': '7' }) +
        path('M100 120C140 84 196 72 250 80', {
          fill: 'none',
          stroke: '#fff',
          'stroke-opacity': 0.5,
          'stroke-width': '5',
          'stroke-linecap': 'round',
        }) +
        path('M82 150C88 138 95 128 104 118', {
          fill: 'none',
          stroke: '#fff',
          'stroke-opacity': 0.3,
          'stroke-width': '3',
          'stroke-linecap': 'round',
        }) +
        vents(),
    )
  )
}
