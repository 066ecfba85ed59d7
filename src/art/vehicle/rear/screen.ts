import { rect } from '../../core/svg.ts'
import type { FrontContext } from '../front/context.ts'
import { drawMirrored, mirroredPathData } from '../front/mirrored.ts'
import { draw, line } from '../geometry.ts'
import type { RearShape } from './shape.ts'

/** The rear screen with the last row's headrests, its wiper, and the brake light above it. */
export function drawRearScreen(
  { canvas, design, night }: FrontContext,
  { kind, screenFoot: foot }: RearShape,
): string {
  const { height, beltHalf, roof, roofDrop, belt, screenTop } = design.measures
  const top = (screenTop ?? height - 7) - (kind === 'boot' ? 4 : 6)
  const [upper, lower] = [roof - 7, beltHalf - (kind === 'boot' ? 9 : 12)]
  const corner = Math.min(top - 4, height - roofDrop - 5)
  const outline =
    `M 0 ${top} C ${upper * 0.5} ${top} ${upper * 0.84} ${top - 1.4} ${upper} ${corner} ` +
    `C ${upper + (lower - upper) * 0.5} ${corner - (corner - foot) * 0.4} ${lower - 1} ${foot + 12} ${lower} ${foot + 4} ` +
    `C ${lower} ${foot + 1} ${lower - 3} ${foot} ${lower - 6} ${foot} L 0 ${foot} Z`
  const fill = canvas.vertical('screen', -top, -foot, [
    [0, '#5d6b75'],
    [0.3, '#222b32'],
    [0.75, '#0f1418'],
    [1, '#1b2329'],
  ])
  const clip = canvas.clip('screen', `<path d="${mirroredPathData(outline)}"/>`)
  const headrest = (x: number) =>
    draw(
      `M ${x - 12} ${belt - 4} L ${x - 11} ${belt + 13} C ${x - 10} ${belt + 19} ${x + 10} ${belt + 19} ${x + 11} ${belt + 13} L ${x + 12} ${belt - 4} Z`,
      { fill: '#000', 'fill-opacity': 0.36 },
    )
  const glare = `M ${-lower} ${foot} L ${-lower + 34} ${top} L ${-lower + 58} ${top} L ${-lower + 20} ${foot} Z`
  const lampY = kind === 'bed' ? top + 3.4 : top + 2.6
  return (
    drawMirrored(outline, { fill, stroke: '#0b0d0f', 'stroke-width': 2.6, 'stroke-linejoin': 'round' }) +
    `<g clip-path="${clip}">${[-1, 0, 1].map((seat) => headrest(seat * beltHalf * 0.5)).join('')}${draw(glare, { fill: '#fff', 'fill-opacity': 0.09 })}</g>` +
    (kind === 'tailgate'
      ? line(`M 2 ${foot + 2} L ${-lower * 0.62} ${foot + 8}`, '#050606', 1.6, { 'stroke-linecap': 'round' })
      : '') +
    rect(
      { x: -15, y: -lampY - 1.6, width: 30, height: 2.4 },
      { rx: 1.2, fill: night ? '#ff5a50' : '#7d1218' },
    )
  )
}
