import { circle, formatNumber, path } from '../../core/svg.ts'
import type { Wheel } from './wheel.ts'
import { point } from './wheel.ts'

/** The barrel of the rim with disc and caliper deep inside. */
export function drawBrake(wheel: Wheel): string {
  const { canvas, cx, cy, rim, finish, caliper, caliperAngle } = wheel
  const barrel = canvas.radial(
    'barrel',
    [
      [0, '#050506'],
      [0.7, '#111214'],
      [0.93, finish === 'silver' ? '#3b3f43' : '#1c1e20'],
      [1, '#0c0d0e'],
    ],
    { cy: 0.62 },
  )
  const disc = canvas.linear(
    'disc',
    [
      [0, '#8b9096'],
      [0.5, '#4d5155'],
      [1, '#74797e'],
    ],
    { x2: 1, y2: 1 },
  )
  const arm = formatNumber(rim * 0.5)
  const end = (angle: number) => point(cx + rim * 0.5 * Math.cos(angle), cy + rim * 0.5 * Math.sin(angle))
  return (
    circle(cx, cy, rim, { fill: barrel }) +
    circle(cx, cy, rim * 0.6, { fill: disc }) +
    circle(cx, cy, rim * 0.36, { fill: '#141517' }) +
    path(`M${end(caliperAngle - 0.42)}A${arm} ${arm} 0 0 1 ${end(caliperAngle + 0.42)}`, {
      fill: 'none',
      stroke: caliper,
      'stroke-width': rim * 0.2,
    })
  )
}
