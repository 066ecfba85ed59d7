import type { MasterPath } from '../geometry.ts'
import { draw, line } from '../geometry.ts'
import type { MirrorForm } from '../shape.ts'
import type { SideContext } from './context.ts'

interface MirrorDrawing {
  readonly shell: MasterPath
  readonly lip: MasterPath
  readonly arm: MasterPath
  readonly repeater: MasterPath
}

/** In cm around the point where the arm leaves the door. */
const forms: Readonly<Record<MirrorForm, MirrorDrawing>> = {
  car: {
    shell:
      'M -5 4 C -5 9.6 -1 12 6 12 L 13 11 C 15.4 10.6 16 9 15.6 7 L 14.6 1.6 C 14 .4 13 0 11 0 L -1 .4 C -4 .6 -5 2 -5 4 Z',
    lip: 'M -4.6 2.6 C 0 1.6 8 2 14.8 2.6 L 14.4 1 C 13.6 .2 13 0 11 0 L -1 .4 C -3 .6 -4 1.4 -4.6 2.6 Z',
    arm: 'M 4 -1 L 11 -.6 L 9 3 L 3 2 Z',
    repeater: 'M -3.6 5.4 L 8 6',
  },
  truck: {
    shell:
      'M -4.8 3 C -5.4 10.4 -4 14 1 14.8 L 10.6 14.4 C 13.8 14.2 14.8 12.8 14.6 10 L 13.8 1.6 C 13.6 -.6 12.2 -1.4 9.6 -1.4 L -1 -1 C -3.8 -.8 -4.7 .4 -4.8 3 Z',
    lip: 'M -5 5 C 0 4.2 8 4.2 14.1 4.6 L 13.8 1.6 C 13.6 -.6 12.2 -1.4 9.6 -1.4 L -1 -1 C -3.8 -.8 -4.9 .6 -5 5 Z',
    arm: 'M 3 -2.6 L 12 -2.2 L 12 1 L 3 1 Z',
    repeater: 'M -4.2 7 L 3.6 7.2',
  },
  sport: {
    shell:
      'M -6.6 4.2 C -4 8.6 2 10.6 8 10.4 L 14 9.6 C 15.8 9.2 16.2 8 15.8 6.6 L 14.6 2.2 C 14.2 .8 13 .4 11.4 .6 L 1 1.6 C -2.4 2 -5 2.6 -6.6 4.2 Z',
    lip: 'M -6 3.8 C 0 2.6 8 2.6 15 3.4 L 14.6 2.2 C 14.2 .8 13 .4 11.4 .6 L 1 1.6 C -2.4 2 -4.6 2.6 -6 3.8 Z',
    arm: 'M 3.4 -2.4 L 11 -2.2 L 9.4 2 L 5 2 Z',
    repeater: 'M -4.6 5.2 L 3 5.9',
  },
}

/** The door mirror: arm, painted shell with the sky on it, dark lower lip and the amber repeater. */
export function drawMirror({ canvas, shape, record, roof }: SideContext): string {
  const [x, height, scale] = shape.mirror
  const { shell, lip, arm, repeater } = forms[shape.mirrorForm ?? 'car']
  const tones = record.utilityTrim
    ? ['#62666a', '#2b2e30', '#232527', '#0f1011']
    : [roof.spec, roof.lit, roof.base, roof.deep]
  const fill = canvas.linear(
    'mirror',
    tones.map((tone, index) => [[0, 0.24, 0.55, 1][index] ?? 0, tone] as const),
    { x1: 0.3, x2: 0.5, y2: 1 },
  )
  return (
    `<g transform="translate(${x} ${-height}) scale(${scale})">` +
    draw(arm, { fill: '#0b0c0d' }) +
    draw(shell, { fill, stroke: '#000', 'stroke-opacity': 0.45, 'stroke-width': 0.6 }) +
    draw(lip, { fill: '#0d0e0f' }) +
    line(repeater, '#ffb25a', 0.9, { 'stroke-opacity': 0.85, 'stroke-linecap': 'round' }) +
    '</g>'
  )
}
