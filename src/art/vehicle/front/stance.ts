import { ellipse, rect } from '../../core/svg.ts'
import type { FrontContext } from './context.ts'
import { drawMirrored } from './mirrored.ts'

/** Shadow, the dark under the body and the two front tyres. */
export function drawStance({ canvas, design, night }: FrontContext): string {
  const { width, sill } = design.measures
  const half = width / 2
  const shadow = canvas.radial('shadow', [
    [0, '#000', night ? 0.8 : 0.6],
    [0.6, '#000', night ? 0.5 : 0.28],
    [1, '#000', 0],
  ])
  const { track, width: tyreWidth } = design.tyre
  return (
    ellipse(0, 0, half * 1.35, 9, { fill: shadow }) +
    ellipse(0, -1, half * 1.05, 4.5, { fill: shadow }) +
    drawMirrored(
      `M 0 ${sill + 14} L ${half - 14} ${sill + 14} L ${half - 22} ${sill * 0.62} L ${half - 40} ${sill * 0.5} L 0 ${sill * 0.5} Z`,
      { fill: '#060707' },
    ) +
    [1, -1].map((side) => drawTyre(canvas, design, side * track - tyreWidth / 2)).join('')
  )
}

function drawTyre(canvas: FrontContext['canvas'], design: FrontContext['design'], x: number): string {
  const { width, diameter } = design.tyre
  const fill = canvas.linear('tyre', [
    [0, '#0b0c0d'],
    [0.25, '#232527'],
    [0.7, '#1a1b1d'],
    [1, '#060707'],
  ])
  const contact = canvas.radial('contact', [
    [0, '#000', 0.75],
    [1, '#000', 0],
  ])
  const grooves = [0.25, 0.5, 0.75].map((share) => `M${x + width * share} ${-diameter * 0.6}V-2`).join('')
  return (
    ellipse(x + width / 2, 0, width * 0.85, 3, { fill: contact }) +
    rect({ x, y: -diameter, width, height: diameter }, { rx: 5, fill }) +
    `<path d="${grooves}" stroke="#000" stroke-opacity=".7" stroke-width="1.2"/>`
  )
}
