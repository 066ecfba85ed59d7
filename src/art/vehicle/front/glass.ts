import { circle, rect } from '../../core/svg.ts'
import { draw } from '../geometry.ts'
import type { FrontContext } from './context.ts'
import { drawMirrored, drawOnBothSides, mirroredPathData } from './mirrored.ts'

/** The windscreen with the interior behind it, and the wipers at its foot. */
export function drawWindscreen({ canvas, design, outlines }: FrontContext): string {
  const { height, belt, cowl, beltHalf } = design.measures
  const fill = canvas.vertical('glass', 6 - height, -cowl, [
    [0, '#6d7c86'],
    [0.35, '#27323a'],
    [0.75, '#12181c'],
    [1, '#1d262c'],
  ])
  const clip = canvas.clip('screen', `<path d="${mirroredPathData(outlines.glass)}"/>`)
  const inside =
    [1, -1].map((side) => drawSeat(side * beltHalf * 0.44, belt)).join('') +
    drawSteeringWheel(-beltHalf * 0.44, belt) +
    draw(
      `M -70 ${cowl} L -40 ${height} L -18 ${height} L -48 ${cowl} Z M -40 ${cowl} L -10 ${height} L -4 ${height} L -34 ${cowl} Z`,
      { fill: '#fff', 'fill-opacity': 0.1 },
    ) +
    rect({ x: -9, y: 9 - height, width: 18, height: 4 }, { rx: 2, fill: '#000', 'fill-opacity': 0.7 })
  return (
    drawMirrored(outlines.glass, {
      fill,
      stroke: '#0b0d0f',
      'stroke-width': 2.4,
      'stroke-linejoin': 'round',
    }) +
    `<g clip-path="${clip}">${inside}</g>` +
    drawOnBothSides(`M 4 ${cowl} C 26 ${cowl + 0.2} 44 ${cowl + 1.2} ${beltHalf - 14} ${cowl + 3.4}`, {
      fill: 'none',
      stroke: '#050606',
      'stroke-width': 1.6,
      'stroke-linecap': 'round',
    })
  )
}

/** Shoulders and headrest of a seat around x, hardly darker than the glass. */
function drawSeat(x: number, belt: number): string {
  const at = (across: number, up: number) => `${x + across} ${belt + up}`
  return draw(
    `M ${at(-23, -8)} C ${at(-23, 8)} ${at(-20, 17)} ${at(-9, 19)} L ${at(-9, 22)} C ${at(-10, 30)} ${at(-8, 33)} ${at(0, 33)} ` +
      `C ${at(8, 33)} ${at(10, 30)} ${at(9, 22)} L ${at(9, 19)} C ${at(20, 17)} ${at(23, 8)} ${at(23, -8)} Z`,
    { fill: '#000', 'fill-opacity': 0.42 },
  )
}

/** On the vehicle's right, where a South African driver sits: left in the picture. */
function drawSteeringWheel(x: number, belt: number): string {
  return circle(x, -belt - 3, 14, {
    fill: 'none',
    stroke: '#000',
    'stroke-opacity': 0.6,
    'stroke-width': 2.6,
  })
}
