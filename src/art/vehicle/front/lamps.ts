import { circle } from '../../core/svg.ts'
import { lensFill } from '../lens.ts'
import type { FrontContext } from './context.ts'
import type { FrontLens } from './mask.ts'
import { both, bothPathData } from './mirrored.ts'

/** Dark lamp glass, its lenses, and the white line that is the range's signature. */
export function drawLamps({ canvas, mask, night }: FrontContext): string {
  const fill = canvas.linear(
    'headlamp',
    [
      [0, '#8f9ca5'],
      [0.35, '#39434a'],
      [1, '#0f1316'],
    ],
    { x2: 0, y2: 1 },
  )
  const clip = canvas.clip('lamp', `<path d="${bothPathData(mask.headlamp)}"/>`)
  const round = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round', fill: 'none' }
  return (
    both(mask.headlamp, { fill, stroke: '#0a0c0e', 'stroke-width': 0.8, 'stroke-linejoin': 'round' }) +
    `<g clip-path="${clip}">${drawLenses(canvas, mask.lenses)}</g>` +
    drawLenses(canvas, mask.fog ?? []) +
    both(mask.signature, {
      ...round,
      stroke: '#dceaf5',
      'stroke-width': night ? 6 : 3.4,
      'stroke-opacity': 0.2,
    }) +
    both(mask.signature, { ...round, stroke: '#fff', 'stroke-width': 1.5 })
  )
}

function drawLenses(canvas: FrontContext['canvas'], lenses: readonly FrontLens[]): string {
  const fill = lensFill(canvas)
  return [1, -1]
    .flatMap((side) =>
      lenses.map(([x, height, radius]) =>
        circle(side * x, -height, radius, {
          fill,
          stroke: '#8b969e',
          'stroke-opacity': 0.7,
          'stroke-width': 0.5,
        }),
      ),
    )
    .join('')
}
