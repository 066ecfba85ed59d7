import { circle } from '../../core/svg.ts'
import { drawWheel } from '../wheel/draw.ts'
import type { WheelFit } from '../wheel/style.ts'
import type { SideContext } from './context.ts'

const plainCaliper = '#2b2d30'
/** Rotation of the rear wheel in degrees, so that the two wheels do not look identical. */
const rearTurn = 12

/** Both wheels, and the shade the arches throw on them. */
export function drawWheels({ canvas, shape, surroundings }: SideContext, fit: WheelFit): string {
  const { frontAxle, rearAxle, tyreRadius: r } = shape
  const common = {
    canvas,
    cy: -r,
    radius: r,
    rim: r * fit.rim,
    style: fit.style,
    finish: fit.finish,
    caliper: fit.caliper ?? plainCaliper,
    bolts: fit.bolts ?? 5,
    allTerrain: fit.allTerrain === true,
  }
  const shade = canvas.vertical('wheel-shade', -2 * r, -1.15 * r, [
    [0, '#000', 0.75],
    [0.5, '#000', surroundings.night ? 0.4 : 0.2],
    [1, '#000', surroundings.night ? 0.3 : 0],
  ])
  const front = drawWheel({ ...common, cx: frontAxle, caliperAngle: 0.3, turn: 0 })
  const rear = drawWheel({
    ...common,
    cx: rearAxle,
    caliperAngle: Math.PI - 0.3,
    turn: rearTurn,
  })
  return front + rear + [frontAxle, rearAxle].map((cx) => circle(cx, -r, r, { fill: shade })).join('')
}
