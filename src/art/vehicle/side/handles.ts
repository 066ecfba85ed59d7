import { formatNumber } from '../../core/svg.ts'
import { draw, line } from '../geometry.ts'
import type { SideContext } from './context.ts'

/** The recess pressed into the door, and the grip across it; x, y from the grip's front end. */
const recess =
  'M 0 1 C 1 3.8 4 4.8 9.4 4.8 C 14.6 4.8 17.4 3.8 18.2 1 C 17.4 -2.4 14.6 -3.6 9.4 -3.6 C 4 -3.6 1 -2.4 0 1 Z'
const grip =
  'M -1.4 .2 C -1.4 1.6 -.6 2.1 1 2.2 L 16.6 2.6 C 18.6 2.6 19.6 1.8 19.6 .4 C 19.6 -.8 18.8 -1.4 17 -1.5 L 1 -1.6 C -.6 -1.6 -1.4 -1 -1.4 .2 Z'

/** Grips over their hollows, painted as the body, unpainted on a working vehicle, or with a bright edge. */
export function drawHandles({ canvas, shape, record, body }: SideContext): string {
  if (shape.handles.length === 0) return ''
  const depth = canvas.linear(
    'handle-hollow',
    [
      [0, body.deep, 0.1],
      [0.55, body.edge, 0.7],
      [1, body.lit, 0.5],
    ],
    { x2: 0, y2: 1 },
  )
  const painted = canvas.linear(
    'handle',
    [
      [0, body.spec],
      [0.3, body.lit],
      [0.6, body.low],
      [1, body.deep],
    ],
    { x2: 0, y2: 1 },
  )
  const fill = record.utilityTrim ? '#1b1d1f' : painted
  return shape.handles
    .map(([x, height, degrees]) => {
      const turn = degrees === 0 ? '' : ` rotate(${degrees})`
      return (
        `<g transform="translate(${formatNumber(x)} ${formatNumber(-height)})${turn}">` +
        draw(recess, { fill: depth }) +
        draw(grip, { fill, stroke: body.line, 'stroke-opacity': 0.6, 'stroke-width': 0.4 }) +
        (record.brightHandles
          ? line('M 0 .9 L 18.6 1.2', '#eef2f4', 0.9, { 'stroke-linecap': 'round' })
          : '') +
        '</g>'
      )
    })
    .join('')
}
