import type { Canvas } from '../../core/canvas.ts'
import { mix } from '../../core/colour.ts'
import { circle, path, rect } from '../../core/svg.ts'
import { letterPath } from '../../things/lettering/index.ts'
import { FRAME } from './shapes.ts'

/** The backdrop with the number as a faint giant outline, and the visor's colour glowing on it. */
export function backdrop(
  canvas: Canvas,
  glowing: string,
  number: string | undefined,
  colour: string,
): string {
  const wall = canvas.linear(
    'wall',
    [
      [0, colour],
      [1, mix(colour, '#000000', 0.38)],
    ],
    { x2: '0', y2: '1' },
  )
  const glow = canvas.radial('glow', [
    [0, glowing, 0.34],
    [1, glowing, 0],
  ])
  let outline = ''
  if (number) {
    const setting = { x: 408, y: 336, size: 262, weight: 0.24, tracking: 0.06, anchor: 'end' as const }
    const { data } = letterPath(number, setting)
    const stroke = (width: number, tone: string) =>
      path(data, { fill: 'none', stroke: tone, 'stroke-width': String(width), 'stroke-linejoin': 'round' })
    const mask = canvas.define(
      'number',
      (id) =>
        `<mask id="${id}" maskUnits="userSpaceOnUse" x="0" y="0" width="420" height="500">${stroke(64, '#fff')}${stroke(60.6, '#000')}</mask>`,
    )
    outline = rect(FRAME, { fill: '#fff', 'fill-opacity': 0.16, mask })
  }
  return rect(FRAME, { fill: wall }) + outline + circle(270, 230, 210, { fill: glow })
}
