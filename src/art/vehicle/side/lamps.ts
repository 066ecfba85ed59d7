import { circle } from '../../core/svg.ts'
import { draw, line, toPathData } from '../geometry.ts'
import { lensFill } from '../lens.ts'
import type { SideContext } from './context.ts'

const round = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' }

/** Dark glass, projector lenses deep in it, one white line, and the sky on the cover. */
export function drawHeadlamp(context: SideContext): string {
  const { canvas, shape, surroundings } = context
  const { outline, signature, lenses = [], trim } = shape.headlamp
  const fill = canvas.linear(
    'headlamp',
    [
      [0, '#a9b6bf'],
      [0.25, '#56626b'],
      [0.55, '#262e34'],
      [1, '#0d1013'],
    ],
    { x2: 1, y2: 1 },
  )
  const clip = canvas.clip('headlamp-edge', `<path d="${toPathData(outline)}"/>`)
  const inside = lenses.map((lens) => drawLens(context, lens)).join('')
  const glow = surroundings.night ? line(signature, '#fff', 4, { ...round, 'stroke-opacity': 0.25 }) : ''
  return (
    draw(outline, { fill, stroke: '#0c0e10', 'stroke-width': 0.6 }) +
    `<g clip-path="${clip}">${drawCover(outline)}${inside}${line(outline, '#fff', 1.4, { 'stroke-opacity': 0.22 })}</g>` +
    (trim ? line(trim, '#cfd6db', 0.8, round) : '') +
    line(signature, '#dceaf5', 2.6, { ...round, 'stroke-opacity': 0.22 }) +
    glow +
    line(signature, '#fff', 1.3, { ...round, 'stroke-opacity': 0.95 })
  )
}

/** The sky on the cover glass: everything but a band along its upper edge lies in shade. */
function drawCover(outline: string): string {
  return `<g transform="translate(2 3.4)">${draw(outline, { fill: '#000', 'fill-opacity': 0.34 })}</g>`
}

function drawLens({ canvas }: SideContext, [x, height, radius]: readonly [number, number, number]): string {
  const fill = lensFill(canvas)
  return circle(x, -height, radius, { fill, stroke: '#07090a', 'stroke-width': 0.4 })
}

export function drawTailLamp({ canvas, shape, surroundings }: SideContext): string {
  const { outline, signature, clear } = shape.tailLamp
  const fill = canvas.linear(
    'tail-lamp',
    [
      [0, '#e8252b'],
      [0.5, '#8d0f14'],
      [1, '#4d070a'],
    ],
    { x1: 1, x2: 0, y2: 1 },
  )
  const clip = canvas.clip('tail-edge', `<path d="${toPathData(outline)}"/>`)
  const glow = surroundings.night ? line(signature, '#ff2a20', 6, { ...round, 'stroke-opacity': 0.4 }) : ''
  return (
    draw(outline, { fill, stroke: '#1a0304', 'stroke-width': 0.5 }) +
    (clear ? draw(clear, { fill: '#e9d3d0', 'fill-opacity': 0.75 }) : '') +
    `<g clip-path="${clip}">${line(outline, '#ffb3ab', 1.2, { 'stroke-opacity': 0.4 })}</g>` +
    glow +
    line(signature, '#ff6a5e', 1.5, round)
  )
}
