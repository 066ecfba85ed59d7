import type { Canvas } from '../../core/canvas.ts'
import { circle } from '../../core/svg.ts'
import type { MasterPath } from '../geometry.ts'
import { draw, line, toPathData } from '../geometry.ts'
import { bowlFill, lampRibs, lensFill } from '../lens.ts'
import type { Disc } from '../shape.ts'
import type { SideContext } from './context.ts'

const round = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' }

/** Bowls and lenses deep in a dark housing, a lit guide along its edge, the sky on the cover glass. */
export function drawHeadlamp(context: SideContext): string {
  const { canvas, shape, surroundings } = context
  const { outline, signature, lenses = [], trim } = shape.headlamp
  const fill = canvas.linear(
    'headlamp',
    [
      [0, '#8b98a2'],
      [0.22, '#3d474f'],
      [0.5, '#1b2126'],
      [0.8, '#0a0d0f'],
      [1, '#232b31'],
    ],
    { x2: 0.6, y2: 1 },
  )
  const clip = canvas.clip('headlamp-edge', `<path d="${toPathData(outline)}"/>`)
  const inside =
    draw(outline, { fill: lampRibs(canvas) }) +
    lenses.map((lens) => drawBowl(canvas, lens)).join('') +
    line(outline, '#000', 3.4, { 'stroke-opacity': 0.42 }) +
    drawCover(outline, '#e8f1f7', 0.13) +
    line(outline, '#fff', 1.2, { 'stroke-opacity': 0.26 })
  const glow = surroundings.night ? line(signature, '#fff', 5, { ...round, 'stroke-opacity': 0.25 }) : ''
  return (
    draw(outline, { fill, stroke: '#0a0c0e', 'stroke-width': 0.8 }) +
    `<g clip-path="${clip}">${inside}${line(signature, '#05080a', 3.6, { ...round, 'stroke-opacity': 0.6 })}</g>` +
    (trim ? line(trim, '#cfd6db', 0.8, round) : '') +
    glow +
    line(signature, '#bcd3e4', 2.2, { ...round, 'stroke-opacity': 0.55 }) +
    line(signature, '#fff', 1.2, round)
  )
}

/** The sky on a curved cover glass: a band along its upper edge. */
function drawCover(outline: MasterPath, light: string, opacity: number): string {
  const data = toPathData(outline)
  return `<path d="${data}" fill="none" stroke="${light}" stroke-opacity="${opacity}" stroke-width="7"/>`
}

function drawBowl(canvas: Canvas, [x, height, radius]: Disc): string {
  return (
    circle(x, -height, radius * 1.42, { fill: bowlFill(canvas), 'fill-opacity': 0.8 }) +
    circle(x, -height, radius, { fill: lensFill(canvas), stroke: '#07090a', 'stroke-width': 0.4 })
  )
}

/** A dark red housing with a lit guide in it, ribs across, the sky along its upper edge. */
export function drawTailLamp({ canvas, shape, surroundings }: SideContext): string {
  const { outline, signature, clear } = shape.tailLamp
  const fill = canvas.linear(
    'tail-lamp',
    [
      [0, '#c9161d'],
      [0.4, '#8e0c12'],
      [0.75, '#560609'],
      [1, '#8a1015'],
    ],
    { x1: 0.8, x2: 0.2, y2: 1 },
  )
  const clip = canvas.clip('tail-edge', `<path d="${toPathData(outline)}"/>`)
  const glow = surroundings.night ? line(signature, '#ff2a20', 7, { ...round, 'stroke-opacity': 0.4 }) : ''
  const inside =
    (clear ? draw(clear, { fill: '#f0dcd8', 'fill-opacity': 0.8 }) : '') +
    draw(outline, { fill: lampRibs(canvas) }) +
    line(outline, '#1c0204', 3.2, { 'stroke-opacity': 0.55 }) +
    drawCover(outline, '#ff8f86', 0.16) +
    line(outline, '#ffc4bd', 1, { 'stroke-opacity': 0.45 }) +
    line(signature, '#ff2a20', 4.4, { ...round, 'stroke-opacity': 0.45 })
  return (
    draw(outline, { fill, stroke: '#1a0304', 'stroke-width': 0.7 }) +
    `<g clip-path="${clip}">${inside}</g>` +
    glow +
    line(signature, '#ff5a4c', 1.7, round) +
    line(signature, '#ffd9d0', 0.6, { ...round, 'stroke-opacity': 0.9 })
  )
}
