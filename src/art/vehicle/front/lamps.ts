import type { Canvas } from '../../core/canvas.ts'
import { circle } from '../../core/svg.ts'
import { bowlFill, lampRibs, lensFill } from '../lens.ts'
import type { FrontContext } from './context.ts'
import type { FrontLens } from './front-design.ts'
import { bothSidesPathData, drawOnBothSides } from './mirrored.ts'

const round = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round', fill: 'none' }

/** Bowls and lenses deep in a dark housing, and the lit guide that is the range's signature. */
export function drawLamps({ canvas, design, night }: FrontContext): string {
  const fill = canvas.linear(
    'headlamp',
    [
      [0, '#76838c'],
      [0.28, '#2c353b'],
      [0.7, '#0c0f12'],
      [1, '#20282d'],
    ],
    { x2: 0, y2: 1 },
  )
  const data = bothSidesPathData(design.headlamp)
  const clip = canvas.clip('lamp', `<path d="${data}"/>`)
  const edge = (stroke: string, width: number, opacity: number) =>
    `<path d="${data}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-opacity="${opacity}"/>`
  const inside =
    `<path d="${data}" fill="${lampRibs(canvas)}"/>` +
    drawLenses(canvas, design.lenses) +
    edge('#000', 3.6, 0.42) +
    edge('#e8f1f7', 7, 0.12) +
    edge('#fff', 1.2, 0.24) +
    drawOnBothSides(design.signature, {
      ...round,
      stroke: '#05080a',
      'stroke-width': 3.8,
      'stroke-opacity': 0.6,
    })
  return (
    drawOnBothSides(design.headlamp, {
      fill,
      stroke: '#0a0c0e',
      'stroke-width': 0.9,
      'stroke-linejoin': 'round',
    }) +
    `<g clip-path="${clip}">${inside}</g>` +
    drawLenses(canvas, design.fog ?? []) +
    (night
      ? drawOnBothSides(design.signature, {
          ...round,
          stroke: '#fff',
          'stroke-width': 6,
          'stroke-opacity': 0.22,
        })
      : '') +
    drawOnBothSides(design.signature, {
      ...round,
      stroke: '#bcd3e4',
      'stroke-width': 2.4,
      'stroke-opacity': 0.55,
    }) +
    drawOnBothSides(design.signature, { ...round, stroke: '#fff', 'stroke-width': 1.4 })
  )
}

function drawLenses(canvas: Canvas, lenses: readonly FrontLens[]): string {
  const [bowl, lens] = [bowlFill(canvas), lensFill(canvas)]
  return [1, -1]
    .flatMap((side) =>
      lenses.map(
        ([x, height, radius]) =>
          circle(side * x, -height, radius * 1.36, { fill: bowl, 'fill-opacity': 0.8 }) +
          circle(side * x, -height, radius, { fill: lens, stroke: '#07090a', 'stroke-width': 0.4 }),
      ),
    )
    .join('')
}
