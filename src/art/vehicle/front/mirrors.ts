import type { FrontContext } from './context.ts'
import { drawOnBothSides } from './mirrored.ts'

export function drawMirrors({ canvas, design, record, roof }: FrontContext): string {
  const [x, h, s] = design.mirror
  const tones = record.utilityTrim ? ['#55595d', '#232527', '#0f1011'] : [roof.hi, roof.base, roof.deep]
  const fill = canvas.linear(
    'mirror',
    tones.map((tone, index) => [[0, 0.45, 1][index] ?? 0, tone] as const),
    { x2: 0, y2: 1 },
  )
  const shell =
    `M ${x - 2 * s} ${h + s} C ${x - 3 * s} ${h + 10 * s} ${x - s} ${h + 14 * s} ${x + 5 * s} ${h + 14 * s} L ${x + 13 * s} ${h + 13 * s} ` +
    `C ${x + 17 * s} ${h + 12 * s} ${x + 17.6 * s} ${h + 8 * s} ${x + 17 * s} ${h + 4 * s} C ${x + 16.4 * s} ${h + 0.6 * s} ${x + 14 * s} ${h - s} ${x + 11 * s} ${h - s} L ${x + s} ${h - 0.4 * s} Z`
  return (
    drawOnBothSides(`M ${x - 10} ${h - 1} L ${x} ${h} L ${x} ${h + 4} L ${x - 10} ${h + 3} Z`, {
      fill: '#0c0d0e',
    }) + drawOnBothSides(shell, { fill, stroke: '#000', 'stroke-opacity': 0.5, 'stroke-width': 0.6 })
  )
}
