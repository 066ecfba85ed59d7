import { formatNumber, rect } from '../../core/svg.ts'
import type { FrontContext } from '../front/context.ts'
import { drawMirrored, drawOnBothSides } from '../front/mirrored.ts'
import { drawPlate } from '../front/plate.ts'
import { line } from '../geometry.ts'
import type { RearShape } from './shape.ts'

/** Height of the number plate's middle: in the lid, or on the step of a load bed. */
const plateOf = ({ kind, lampFoot, bumper }: RearShape): number =>
  kind === 'bed' ? bumper - 8 : Math.max(bumper + 9, lampFoot - 14)

/** A spoiler above the screen of a tailgate, in the shade of the roof. */
function drawSpoiler({ design, roof }: FrontContext): string {
  const { height, roof: half, screenTop } = design.measures
  const y = (screenTop ?? height - 7) - 3
  return drawMirrored(
    `M 0 ${y + 4} C ${half * 0.6} ${y + 4} ${half * 0.9} ${y + 2} ${half - 1} ${y - 3} L ${half - 4} ${y - 4} C ${half * 0.8} ${y - 0.6} ${half * 0.5} ${y + 0.4} 0 ${y + 0.4} Z`,
    { fill: roof.low },
  )
}

/** Emblem, plate in its recess, handle, reflectors, tow eye or exhausts, and the spoiler or step. */
export function drawRearFittings(context: FrontContext, rear: RearShape): string {
  const { design, body } = context
  const { sill } = design.measures
  const { kind, half, bumper, lampTop, lid, screenFoot } = rear
  const plate = plateOf(rear)
  const emblem =
    kind === 'bed' ? (lid + bumper) / 2 + 8 : Math.min(Math.max(lampTop + 3, plate + 18), screenFoot - 8)
  const step = rect(
    { x: -half * 0.72, y: -bumper - 1, width: half * 1.44, height: 6 },
    { rx: 2, fill: '#26292c' },
  )
  const recess = rect(
    { x: -31, y: -plate - 9, width: 62, height: 18 },
    { rx: 3, fill: '#000', 'fill-opacity': 0.28 },
  )
  const badge =
    rect({ x: -10, y: -emblem - 3.4, width: 20, height: 6.8 }, { rx: 3.4, fill: '#cfd4d8' }) +
    rect({ x: -8.6, y: -emblem - 2.3, width: 17.2, height: 2.2 }, { rx: 1.1, fill: '#fff' })
  const reflectors = drawOnBothSides(
    `M ${half - 12} ${bumper - 9} L ${half - 26} ${bumper - 10} L ${half - 26} ${bumper - 13} L ${half - 12} ${bumper - 12} Z`,
    { fill: '#a3141c' },
  )
  const exhaust = rect(
    { x: half * 0.52, y: -sill - 7, width: 13, height: 7 },
    { rx: 3, fill: '#0a0b0c', stroke: '#8d949a', 'stroke-width': 1.4 },
  )
  return (
    (kind === 'tailgate' ? drawSpoiler(context) : '') +
    (kind === 'bed' ? step : recess) +
    drawPlate({ ...context, design: { ...design, plate } }) +
    badge +
    reflectors +
    exhaust +
    (kind === 'bed'
      ? line(
          `M ${-half + 20} ${formatNumber(bumper + 20)} L ${half - 20} ${formatNumber(bumper + 19.6)}`,
          body.line,
          1,
          {
            'stroke-opacity': 0.5,
          },
        )
      : '')
  )
}
