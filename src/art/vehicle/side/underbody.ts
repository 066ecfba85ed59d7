import { draw, line } from '../geometry.ts'
import type { SideContext } from './context.ts'
import { drawDetail } from './detail.ts'

/** The dark floor between and behind the wheels, a side step, and parts that hang below. */
export function drawUnderbody(context: SideContext): string {
  const { length, frontAxle, rearAxle, tyreRadius: r, sill } = context.shape
  const floor = sill * 0.76
  const body = draw(
    `M ${frontAxle + r * 0.5} ${floor} L ${rearAxle - r * 0.5} ${floor} L ${rearAxle + r * 0.6} ${sill * 0.74} ` +
      `L ${length - 40} ${sill + 10} L 34 ${sill + 10} L ${frontAxle - r * 0.6} ${sill * 0.74} Z`,
    { fill: '#07080a' },
  )
  const behind = (context.shape.behind ?? []).map((detail) => drawDetail(context, detail)).join('')
  return behind + body + (context.shape.sideStep ? drawSideStep(context) : '')
}

function drawSideStep({ shape }: SideContext): string {
  const from = shape.frontAxle + shape.tyreRadius * 1.36
  const to = shape.rearAxle - shape.tyreRadius * 1.36
  const top = shape.sill - 4.5
  return (
    draw(`M ${from} ${top} L ${to} ${top} L ${to - 5} ${top - 5.4} L ${from + 5} ${top - 5.4} Z`, {
      fill: '#1b1d20',
    }) + line(`M ${from + 1} ${top - 0.4} L ${to - 1} ${top - 0.4}`, '#8d9297', 0.9)
  )
}
