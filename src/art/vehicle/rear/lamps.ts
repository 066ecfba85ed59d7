import type { FrontContext } from '../front/context.ts'
import { bothSidesPathData, drawOnBothSides } from '../front/mirrored.ts'
import type { RearShape } from './shape.ts'

const red = ['#ff5148', '#c8121d', '#5c060c'] as const

/** The lamp's outline on the right: upright beside a load bed, otherwise a blade that reaches on to the tailgate. */
function outlineOf({ kind, half, lampTop, lampFoot, lampReach, bumper }: RearShape): string {
  const edge = half - 1.5
  const inner = half - lampReach
  if (kind === 'bed') {
    const foot = Math.min(lampFoot, bumper + 8)
    return `M ${edge} ${lampTop} L ${inner + 2} ${lampTop} C ${inner} ${lampTop} ${inner} ${lampTop - 2} ${inner} ${lampTop - 3} L ${inner} ${foot + 3} C ${inner} ${foot} ${inner + 1} ${foot} ${inner + 3} ${foot} L ${edge} ${foot} Z`
  }
  const middle = (lampTop + lampFoot) / 2
  return `M ${edge} ${lampTop} C ${edge - 8} ${lampTop + 1} ${inner + 14} ${middle + 5} ${inner} ${middle + 3} L ${inner + 2} ${middle - 3} C ${inner + 16} ${middle - 4} ${edge - 10} ${lampFoot} ${edge} ${lampFoot} Z`
}

/** The lit line inside a lamp, and across the tailgate between the two. */
function signatureOf({ kind, half, lampTop, lampFoot, lampReach, bumper }: RearShape): string {
  const inner = half - lampReach
  if (kind === 'bed')
    return `M ${half - 5} ${lampTop - 3} L ${inner + 3.4} ${lampTop - 3} L ${inner + 3.4} ${Math.min(lampFoot, bumper + 8) + 4}`
  const middle = (lampTop + lampFoot) / 2
  return `M ${half - 4} ${lampTop - 2} C ${half - 12} ${lampTop - 2} ${inner + 14} ${middle + 1} ${inner + 3} ${middle}`
}

/** Red lenses in dark housings, their lit lines, and a strip that joins them on a tailgate. */
export function drawTailLamps({ canvas, night }: FrontContext, rear: RearShape): string {
  const outline = outlineOf(rear)
  const signature = signatureOf(rear)
  const middle = (rear.lampTop + rear.lampFoot) / 2
  const fill = canvas.linear(
    'tail-lamp',
    red.map((colour, index) => [index / 2, colour] as const),
    { x2: 0, y2: 1 },
  )
  const round = { fill: 'none', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' }
  const strip =
    rear.kind === 'bed'
      ? ''
      : `<path d="M${rear.lampReach - rear.half} ${-middle}H${rear.half - rear.lampReach}" stroke="${night ? '#e0262c' : '#4a0a10'}" stroke-width="${night ? 1.8 : 2.6}"/>`
  return (
    strip +
    `<path d="${bothSidesPathData(outline)}" fill="${fill}" stroke="#14070a" stroke-width="1.2" stroke-linejoin="round"/>` +
    (night
      ? drawOnBothSides(signature, { ...round, stroke: '#ff3a30', 'stroke-width': 7, 'stroke-opacity': 0.4 })
      : '') +
    drawOnBothSides(signature, {
      ...round,
      stroke: night ? '#ffd9d2' : '#ff8a80',
      'stroke-width': night ? 2 : 1.5,
    })
  )
}
