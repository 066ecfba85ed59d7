import { draw, line } from '../geometry.ts'
import type { SideContext } from './context.ts'

/** The door mirror: arm, painted shell, dark lower lip and the amber repeater. */
export function drawMirror({ canvas, shape, record, roof }: SideContext): string {
  const [x, h, s] = shape.mirror
  const tones = record.workwear ? ['#55595d', '#232527', '#0f1011'] : [roof.hi, roof.base, roof.deep]
  const fill = canvas.linear(
    'mirror',
    tones.map((tone, index) => [[0, 0.45, 1][index] ?? 0, tone] as const),
    { x2: 0, y2: 1 },
  )
  const shell =
    `M ${x - 5 * s} ${h + 4 * s} C ${x - 5 * s} ${h + 9.6 * s} ${x - 1} ${h + 12 * s} ${x + 6 * s} ${h + 12 * s} L ${x + 13 * s} ${h + 11 * s} ` +
    `C ${x + 15.4 * s} ${h + 10.6 * s} ${x + 16 * s} ${h + 9 * s} ${x + 15.6 * s} ${h + 7 * s} L ${x + 14.6 * s} ${h + 1.6 * s} ` +
    `C ${x + 14 * s} ${h + 0.4 * s} ${x + 13 * s} ${h} ${x + 11 * s} ${h} L ${x - s} ${h + 0.4 * s} C ${x - 4 * s} ${h + 0.6 * s} ${x - 5 * s} ${h + 2 * s} ${x - 5 * s} ${h + 4 * s} Z`
  const lip =
    `M ${x - 4.6 * s} ${h + 2.6 * s} C ${x} ${h + 1.6 * s} ${x + 8 * s} ${h + 2 * s} ${x + 14.8 * s} ${h + 2.6 * s} L ${x + 14.4 * s} ${h + s} ` +
    `C ${x + 13.6 * s} ${h + 0.2 * s} ${x + 13 * s} ${h} ${x + 11 * s} ${h} L ${x - s} ${h + 0.4 * s} C ${x - 3 * s} ${h + 0.6 * s} ${x - 4 * s} ${h + 1.4 * s} ${x - 4.6 * s} ${h + 2.6 * s} Z`
  return (
    draw(
      `M ${x + 4 * s} ${h - 1} L ${x + 11 * s} ${h - 0.6} L ${x + 9 * s} ${h + 3 * s} L ${x + 3 * s} ${h + 2} Z`,
      {
        fill: '#0b0c0d',
      },
    ) +
    draw(shell, { fill, stroke: '#000', 'stroke-opacity': 0.45, 'stroke-width': 0.6 }) +
    draw(lip, { fill: '#0d0e0f' }) +
    line(`M ${x - 3.6 * s} ${h + 5.4 * s} L ${x + 8 * s} ${h + 6 * s}`, '#ffb25a', 0.9, {
      'stroke-opacity': 0.85,
      'stroke-linecap': 'round',
    })
  )
}
