import { formatNumber, rect } from '../../core/svg.ts'
import type { FrontContext } from './context.ts'

/** A number plate without a number: bars in place of the letters. */
export function drawPlate({ design }: FrontContext): string {
  const y = -design.plate
  return (
    rect({ x: -25, y: y - 5.2, width: 50, height: 11.4 }, { rx: 1.2, fill: '#000', 'fill-opacity': 0.55 }) +
    rect(
      { x: -24.4, y: y - 5.4, width: 48.8, height: 10.6 },
      { rx: 1.1, fill: '#ecebe5', stroke: '#43474b', 'stroke-width': 0.5 },
    ) +
    `<path d="M-19 ${formatNumber(y - 0.1)}H19.4" stroke="#23272b" stroke-width="5" stroke-dasharray="2.2 1.6 2.2 1.6 2.2 4.4 2.2 1.6 2.2 1.6 2.2 4.4 2.2 1.6 2.2 1.6"/>` +
    `<path d="M-23 ${formatNumber(y - 3.9)}H23" stroke="#fff" stroke-width=".7"/>`
  )
}
