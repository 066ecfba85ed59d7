import { circle, ellipse, rect } from '../../core/svg.ts'
import { draw } from '../geometry.ts'
import type { FrontContext } from './context.ts'
import { both, mirroredPathData, whole } from './mirrored.ts'

/** The windscreen with what shows through it, and the wipers at its foot. */
export function drawWindscreen({ canvas, mask, outlines }: FrontContext): string {
  const { height, belt, cowl, beltHalf } = mask.measures
  const fill = canvas.vertical('glass', 6 - height, -cowl, [
    [0, '#6d7c86'],
    [0.35, '#27323a'],
    [0.75, '#12181c'],
    [1, '#1d262c'],
  ])
  const clip = canvas.clip('screen', `<path d="${mirroredPathData(outlines.glass)}"/>`)
  const seat = { fill: '#000', 'fill-opacity': 0.45 }
  const x = beltHalf * 0.42
  const inside =
    ellipse(-x, -belt - 9, 15, (height - belt) * 0.42, seat) +
    ellipse(x, -belt - 9, 15, (height - belt) * 0.42, seat) +
    circle(x, -belt - 6, 12, { fill: 'none', stroke: '#000', 'stroke-opacity': 0.6, 'stroke-width': 2.4 }) +
    draw(
      `M -70 ${cowl} L -40 ${height} L -18 ${height} L -48 ${cowl} Z M -40 ${cowl} L -10 ${height} L -4 ${height} L -34 ${cowl} Z`,
      { fill: '#fff', 'fill-opacity': 0.1 },
    ) +
    rect({ x: -9, y: 9 - height, width: 18, height: 4 }, { rx: 2, fill: '#000', 'fill-opacity': 0.7 })
  return (
    whole(outlines.glass, { fill, stroke: '#0b0d0f', 'stroke-width': 2.4, 'stroke-linejoin': 'round' }) +
    `<g clip-path="${clip}">${inside}</g>` +
    both(`M 4 ${cowl} C 26 ${cowl + 0.2} 44 ${cowl + 1.2} ${beltHalf - 14} ${cowl + 3.4}`, {
      fill: 'none',
      stroke: '#050606',
      'stroke-width': 1.6,
      'stroke-linecap': 'round',
    })
  )
}
