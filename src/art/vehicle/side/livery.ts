import { parseHex } from '../../core/colour.ts'
import type { Livery, LiveryPattern, Racing } from '../../names.ts'
import { draw, line } from '../geometry.ts'
import { drawNumberPlate, parseRaceNumber, plateWidth } from '../racing.ts'
import type { SideContext } from './context.ts'
import { belowCrease } from './panels.ts'

type Colours = Readonly<Record<'primary' | 'stripe', string>>

const patterns: Readonly<Record<LiveryPattern, (context: SideContext, colours: Colours) => string>> = {
  sweep: drawSweep,
  split: drawSplit,
  stripes: drawStripes,
}

/** A livery's colours, and the number on the front door. */
export function drawLivery(context: SideContext, { livery, number }: Racing): string {
  return (
    (livery ? drawColours(context, livery) : '') +
    (number ? drawDoorNumber(context, parseRaceNumber(number)) : '')
  )
}

function drawColours(context: SideContext, { pattern = 'sweep', primary, stripe }: Livery): string {
  return patterns[pattern](context, { primary: parseHex(primary), stripe: parseHex(stripe) })
}

function drawDoorNumber(context: SideContext, number: string): string {
  const { belt, sill } = context.shape
  const { start, wheelbase } = flankOf(context)
  const digits = (belt - sill) * 0.36
  const middle = start + Math.max(wheelbase * 0.15, plateWidth(number, digits) / 2 + 5)
  return drawNumberPlate(number, middle, -sill - (belt - sill) * 0.5, digits)
}

/** The rear half in the second colour behind two slanted stripes. */
function drawSweep(context: SideContext, { primary, stripe }: Colours): string {
  const { length, belt, sill } = context.shape
  const { start, wheelbase } = flankOf(context)
  const top = belt - 3
  const at = (share: number) => start + wheelbase * share
  const slant = (low: number, width: number) =>
    draw(
      `M ${at(low)} ${sill} L ${at(low + 0.22)} ${top} L ${at(low + 0.22 + width)} ${top} L ${at(low + width)} ${sill} Z`,
      { fill: stripe },
    )
  return (
    draw(`M ${at(0.3)} ${sill} L ${at(0.52)} ${top} L ${length + 9} ${top} L ${length + 9} ${sill} Z`, {
      fill: primary,
      'fill-opacity': 0.92,
    }) +
    slant(0.24, 0.03) +
    slant(0.2, 0.015) +
    draw(belowCrease(context), { fill: '#000', 'fill-opacity': 0.22 })
  )
}

/** Everything below the fold in the second colour, a stripe along it. */
function drawSplit(context: SideContext, { primary, stripe }: Colours): string {
  const { crease, length, sill, frontAxle } = context.shape
  return (
    draw(`${crease} L ${length + 8} 0 L -8 0 L -8 ${sill + 34} L ${frontAxle} ${sill + 34} Z`, {
      fill: primary,
      'fill-opacity': 0.9,
    }) + line(crease, stripe, 3.4)
  )
}

/** A broad and a narrow stripe between the wheels. */
function drawStripes({ shape }: SideContext, { primary, stripe }: Colours): string {
  const { frontAxle, rearAxle, tyreRadius: r, sill } = shape
  const band = (low: number, high: number, fill: string) =>
    draw(
      `M ${frontAxle + r * 1.15} ${sill + low} L ${rearAxle - r * 1.05} ${sill + low + 3} L ${rearAxle - r * 1.05} ${sill + high + 3} L ${frontAxle + r * 1.15} ${sill + high} Z`,
      { fill },
    )
  return band(8, 16, primary) + band(17.6, 19.6, stripe)
}

function flankOf({ shape }: SideContext): { start: number; wheelbase: number } {
  return {
    start: shape.frontAxle + shape.tyreRadius * 1.6,
    wheelbase: shape.rearAxle - shape.frontAxle,
  }
}
