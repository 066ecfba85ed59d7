import { parseHex } from '../../core/colour.ts'
import type { Racing } from '../../names.ts'
import { draw } from '../geometry.ts'
import { drawDigits, parseRaceNumber } from '../racing.ts'
import type { FrontContext } from './context.ts'
import { drawMirrored } from './mirrored.ts'

/** Two stripes down the bonnet; drawn inside the body's clip. */
export function drawBonnetStripes({ design, outlines, canvas }: FrontContext, { livery }: Racing): string {
  if (!livery) return ''
  const { cowl, bonnetEdge } = design.measures
  const clip = canvas.clip('bonnet', drawMirrored(outlines.bonnet, {}))
  const band = (from: number, to: number, fill: string) =>
    [1, -1]
      .map((side) =>
        draw(
          `M ${side * from} ${cowl + 4} L ${side * to} ${cowl + 4} L ${side * to * 1.12} ${bonnetEdge} L ${side * from * 1.12} ${bonnetEdge} Z`,
          { fill, 'fill-opacity': 0.92 },
        ),
      )
      .join('')
  return `<g clip-path="${clip}">${band(6, 22, parseHex(livery.primary))}${band(24, 26, parseHex(livery.stripe))}</g>`
}

/** The race number at the foot of the windscreen, on the passenger's side. */
export function drawScreenNumber({ design }: FrontContext, { number }: Racing): string {
  if (!number) return ''
  const { beltHalf, belt } = design.measures
  return drawDigits(parseRaceNumber(number), beltHalf * 0.46, -belt - 15, 15, '#f6f4f0')
}
