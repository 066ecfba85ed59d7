import type { Canvas } from '../../core/canvas.ts'
import { circle, ellipse, group, path, rect } from '../../core/svg.ts'
import type { AlignmentAngle } from '../../names.ts'
import { drawLettering } from '../lettering/index.ts'
import { angle, arrow, axis, reference } from './marks.ts'
import type { DiagramPalette } from './palette.ts'

type Draw = (canvas: Canvas, palette: DiagramPalette) => string

/** A tyre seen from the front or from above, upright in a box of 60 × 168 round the origin. */
function treadView(canvas: Canvas, palette: DiagramPalette): string {
  const [light, base, dark] = palette.rubber
  const round = canvas.linear('tread', [
    [0, dark],
    [0.2, base],
    [0.46, light],
    [0.74, base],
    [1, dark],
  ])
  let blocks = ''
  for (let y = -76; y < 80; y += 10) blocks += `M-27 ${y}l15 4M27 ${y}l-15 4M-8 ${y + 3}l16 3`
  return (
    rect({ x: -30, y: -84, width: 60, height: 168 }, { fill: round, rx: '15' }) +
    path('M-12 -83V83M12 -83V83', { stroke: dark, 'stroke-width': '4' }) +
    path(blocks, { fill: 'none', stroke: dark, 'stroke-width': '2', 'stroke-opacity': 0.85 }) +
    path('M-22 -70Q-26 0 -22 70', {
      fill: 'none',
      stroke: '#fff',
      'stroke-opacity': 0.12,
      'stroke-width': '2',
    })
  )
}

const shadowAt = (canvas: Canvas, cx: number, cy: number, rx: number): string =>
  ellipse(cx, cy, rx, 6, {
    fill: canvas.radial('shadow', [
      [0, '#000', 0.5],
      [1, '#000', 0],
    ]),
  })

const floor = (palette: DiagramPalette): string =>
  path('M20 262H460', { stroke: palette.ground, 'stroke-width': '3' })

/** Front view: leaning in at the top, upright, leaning out. */
const camber: Draw = (canvas, palette) => {
  const wheels = (
    [
      [90, 9, '-'],
      [240, 0, '0'],
      [390, -9, '+'],
    ] as const
  ).map(([x, lean, sign]) => {
    const tilt = lean === 0 ? '' : `rotate(${lean} ${x} 262)`
    return (
      shadowAt(canvas, x, 262, 54) +
      group({ transform: `${tilt}translate(${x} 178)` }, treadView(canvas, palette)) +
      reference(`M${x} 262V58`, palette) +
      group({ ...(tilt && { transform: tilt }) }, axis(`M${x} 262V66`, palette)) +
      (lean === 0 ? '' : angle(x, 262, 186, 0, lean, palette)) +
      drawLettering(canvas, `sign${x}`, sign, { x, y: 300, size: 16, colour: palette.ink, anchor: 'middle' })
    )
  })
  return floor(palette) + wheels.join('')
}

/** From above: fronts of the wheels drawn together (left) and apart (right); travel is upwards. */
const toe: Draw = (canvas, palette) => {
  const pairs = (
    [
      [124, 7],
      [356, -7],
    ] as const
  ).map(([x, turn]) => {
    const wheel = (side: -1 | 1) => {
      const cx = x + side * 66
      const lean = -side * turn
      const tilt = `rotate(${lean} ${cx} 176)`
      return (
        group({ transform: `${tilt}translate(${cx} 176)scale(.74)` }, treadView(canvas, palette)) +
        reference(`M${cx} 262V74`, palette) +
        group({ transform: tilt }, axis(`M${cx} 262V82`, palette)) +
        angle(cx, 176, 92, 0, lean, palette)
      )
    }
    return (
      path(`M${x - 66} 176H${x + 66}`, { stroke: palette.muted, 'stroke-width': '7' }) +
      circle(x, 176, 11, { fill: palette.muted }) +
      wheel(-1) +
      wheel(1) +
      arrow(x, 128, x, 52, palette.ink)
    )
  })
  return pairs.join('') + path('M240 60V284', { stroke: palette.ground, 'stroke-width': '2' })
}

/** Side view, travelling left: the steering axis leans back, and meets the ground ahead of the tyre. */
const caster: Draw = (canvas, palette) => {
  const [light, base, dark] = palette.rubber
  const wall = canvas.radial('wall', [
    [0.6, dark],
    [0.74, base],
    [0.9, light],
    [1, dark],
  ])
  const rim = canvas.linear(
    'rim',
    [
      [0, '#F2F3F4'],
      [0.5, '#A9AFB5'],
      [1, '#6C737A'],
    ],
    { x2: '1', y2: '1' },
  )
  let spokes = ''
  for (let k = 0; k < 5; k++)
    spokes += `<path d="M-7 -14L-12 -55Q0 -60 12 -55L7 -14Z" transform="rotate(${k * 72})"/>`
  return (
    floor(palette) +
    shadowAt(canvas, 240, 262, 96) +
    circle(240, 172, 90, { fill: wall }) +
    circle(240, 172, 61, { fill: '#17191C' }) +
    group({ transform: 'translate(240 172)', fill: rim }, `${spokes}<circle r="16"/>`) +
    circle(240, 172, 60, { fill: 'none', stroke: '#C9CED3', 'stroke-width': '3' }) +
    circle(240, 172, 5, { fill: palette.rubber[2] }) +
    reference('M240 262V36', palette) +
    axis('M215.5 262L279 42', palette) +
    angle(240, 172, 124, 0, 16, palette) +
    path('M215.5 274H240M215.5 270V278M240 270V278', { stroke: palette.accent, 'stroke-width': '2' }) +
    arrow(108, 120, 46, 120, palette.ink)
  )
}

/** The diagram of each angle, in a frame of 480 × 320. */
export const alignmentDiagrams: Readonly<Record<AlignmentAngle, Draw>> = { camber, toe, caster }
