import { parseHex } from '../../core/colour.ts'
import { draw } from '../geometry.ts'
import type { Racing } from '../racing.ts'
import { drawNumberPlate, parseRaceNumber, plateWidth } from '../racing.ts'
import type { SideContext } from './context.ts'
import { belowCrease } from './panels.ts'

/** The rear half in a second colour, two slanted stripes, and the number on the front door. */
export function drawLivery(context: SideContext, racing: Racing): string {
  const { frontAxle, rearAxle, tyreRadius } = context.shape
  const start = frontAxle + tyreRadius * 1.6
  const wheelbase = rearAxle - frontAxle
  const number = racing.number ? drawDoorNumber(context, parseRaceNumber(racing.number), start) : ''
  return (racing.livery ? drawColours(context, racing.livery, start, wheelbase) : '') + number
}

function drawDoorNumber({ shape }: SideContext, number: string, start: number): string {
  const { frontAxle, rearAxle, belt, sill } = shape
  const digits = (belt - sill) * 0.36
  const middle = start + Math.max((rearAxle - frontAxle) * 0.15, plateWidth(number, digits) / 2 + 5)
  return drawNumberPlate(number, middle, -sill - (belt - sill) * 0.5, digits)
}

function drawColours(
  context: SideContext,
  { primary, stripe }: { primary: string; stripe: string },
  start: number,
  wheelbase: number,
): string {
  const { length, belt, sill } = context.shape
  const top = belt - 3
  const slant = (low: number, width: number) =>
    `M ${start + wheelbase * low} ${sill} L ${start + wheelbase * (low + 0.22)} ${top} L ${start + wheelbase * (low + 0.22 + width)} ${top} L ${start + wheelbase * (low + width)} ${sill} Z`
  return (
    draw(
      `M ${start + wheelbase * 0.3} ${sill} L ${start + wheelbase * 0.52} ${top} L ${length + 9} ${top} L ${length + 9} ${sill} Z`,
      { fill: parseHex(primary), 'fill-opacity': 0.92 },
    ) +
    draw(slant(0.24, 0.03), { fill: parseHex(stripe) }) +
    draw(slant(0.2, 0.015), { fill: parseHex(stripe) }) +
    draw(belowCrease(context), { fill: '#000', 'fill-opacity': 0.22 })
  )
}
