import {
  box,
  createNoise,
  type LayerContext,
  line,
  octaves,
  oval,
  type Point,
  pair,
  polygon,
  shape,
} from '../canvas/index.ts'
import { floodlights, type Mast } from '../layers/floodlights.ts'
import { grandstand } from '../layers/grandstand.ts'
import { apron, grain, pool, streaks } from '../layers/ground.ts'
import { sky } from '../layers/sky.ts'
import type { Scene, VehiclePlacement } from '../scene.ts'

const RED = '#E10D1F'

const MASTS: readonly Mast[] = [
  [958, 402, 1],
  [1206, 356, 0.81],
  [1398, 318, 0.62],
  [1526, 290, 0.46],
]

/** Dark hills behind the circuit, rimmed by the town's red glow. */
function hills({ stage }: LayerContext): string {
  const noise = createNoise(5)
  const crest: Point[] = []
  for (let x = stage.from - 20; x <= stage.to + 20; x += 22) {
    crest.push([stage.x(x), stage.up(52 + 70 * octaves(noise, x / 360, 3) - 22)])
  }
  return shape(
    polygon([...crest, [stage.width + 30, stage.horizon + 30], [-30, stage.horizon + 30]], 0),
    '#0A0C10',
  )
}

/** Catch fencing: curved posts and wires, above the steel barrier. */
function fence({ defs, stage }: LayerContext): string {
  const top = stage.down(0.06)
  const z = stage.zoom
  let posts = ''
  for (let x = 4; x < stage.width; x += 27 * z)
    posts += `M${pair(x, top, 0)}v${Math.round(-58 * z)}q0 ${Math.round(-9 * z)} ${Math.round(9 * z)} ${Math.round(-13 * z)}`
  let wires = ''
  for (let k = 1; k <= 5; k++) wires += `M0 ${Math.round(top - 12 * k * z)}H${stage.width}`
  const steel = defs.linear([
    [0, '#59626E'],
    [0.16, '#262B32'],
    [0.46, '#14171B'],
    [0.5, '#434A54'],
    [0.68, '#1F2329'],
    [1, '#0B0D10'],
  ])
  const height = stage.down(0.34) - top
  return (
    line(posts, '#8A97A8', 1.5 * z, 'stroke-opacity=".3"') +
    line(wires, '#8A97A8', 1, 'stroke-opacity=".15"') +
    box(-2, top, stage.width + 4, height, steel) +
    box(-2, top, stage.width + 4, 1.6, '#C9D6EA', 'opacity=".5"')
  )
}

/** Red and white kerb stones in perspective, worn and shaded towards the grass. */
function kerb({ defs, stage }: LayerContext): string {
  const [top, bottom] = [stage.down(0.56), stage.down(0.68)]
  const stone = 74 * stage.zoom
  const lean = Math.round(16 * stage.zoom)
  const height = bottom - top
  let red = ''
  let white = ''
  let index = 0
  for (let x = -100; x < stage.width + 60; x += stone) {
    const block = `M${pair(x, bottom, 0)}l${lean} ${-Math.round(height)}h${Math.round(stone)}l-${lean} ${Math.round(height)}z`
    if (index++ % 2) red += block
    else white += block
  }
  const kerbFill = defs.linear([
    [0, '#05070A', 0.55],
    [0.3, '#05070A', 0.1],
    [0.8, '#05070A', 0.25],
    [1, '#05070A', 0.65],
  ])
  return (
    shape(white, '#C4C8CE', 'fill-opacity=".86"') +
    shape(red, '#B80F1D') +
    box(-2, top, stage.width + 4, height, kerbFill)
  )
}

/** Tail-light trails that stream away behind the car. */
function trails({ defs }: LayerContext, width: number, at: VehiclePlacement): string {
  const glow = defs.linear(
    [
      [0, '#FF4A50', 0.95],
      [0.14, RED, 0.6],
      [1, RED, 0],
    ],
    'across',
  )
  const halo = defs.radial([
    [0, RED, 0.55],
    [0.4, RED, 0.2],
    [1, RED, 0],
  ])
  const y = at.ground - at.height * at.unit * 0.67
  const tail = at.x + at.width
  const run = width - tail
  const trail = (dx: number, dy: number, length: number, thickness: number, opacity: number) =>
    box(tail - dx, y + dy, length, thickness, glow, `opacity="${opacity}"`)
  return (
    oval(tail - at.width * 0.02, y + 4, at.width * 0.13, at.width * 0.066, halo) +
    trail(at.width * 0.06, 0, run + at.width * 0.2, 3.6, 1) +
    trail(at.width * 0.05, 8, run * 0.8 + 50, 1.8, 0.9) +
    trail(at.width * 0.02, -12, run * 0.6 + 40, 1.5, 0.6)
  )
}

/** A circuit at night after rain: stand and floodlights, wet tar that mirrors the car. */
export const track: Scene = {
  focus: 1120,
  dusk: { zenith: '#050608', horizon: '#0B0A0D', strength: 0.8 },
  light: {
    sky: '#DCE7FA',
    ground: '#241317',
    cast: [1.04, 1.06, 1.1],
    night: true,
    shadow: { colour: '#000000', strength: 0.8, lean: 0 },
    mirror: { strength: 0.36, reach: 0.62 },
  },
  drawBackground(context, placement) {
    const { stage } = context
    const tar = stage.down(0.68)
    const wet = { top: tar + 10, bottom: stage.height }
    return [
      sky(context, {
        stops: [
          [0, '#050608'],
          [0.55, '#0C0F14'],
          [0.86, '#1B1416'],
          [1, '#2E1619'],
        ],
      }),
      pool(context, stage.x(1060), stage.up(0), 860 * stage.zoom, 190 * stage.zoom, RED, 0.34),
      hills(context),
      grandstand(context, { from: 70, to: 800, roof: [204, 148], foot: 12 }),
      floodlights(context, MASTS, 60),
      fence(context),
      apron(context, 0.34, [
        [0, '#0B100E'],
        [0.12, '#121915'],
        [0.3, '#0D1210'],
      ]),
      kerb(context),
      apron(context, 0.68, [
        [0, '#2A2E34'],
        [0.26, '#17191D'],
        [1, '#07080A'],
      ]),
      box(-2, tar + 5, stage.width + 4, 3, '#E6E9ED', 'opacity=".62"'),
      ...MASTS.slice(0, 3).map(([x, , size]) =>
        pool(
          context,
          stage.x(x),
          stage.down(0.92),
          190 * size * stage.zoom,
          44 * stage.zoom,
          '#C9D8F2',
          0.22,
        ),
      ),
      streaks(context, 51, wet, {
        count: 64,
        length: [80, 460],
        colour: '#C9D6EA',
        opacity: 0.075,
        width: 2,
      }),
      streaks(context, 52, wet, { count: 15, length: [80, 420], colour: RED, opacity: 0.26, width: 2 }),
      grain(context, 53, { top: tar + 12, bottom: stage.height }, ['#AFC0DC', '#000000'], 0.35),
      placement
        ? pool(
            context,
            placement.x - placement.width * 0.18,
            placement.ground - 2,
            placement.width * 0.34,
            placement.width * 0.03,
            '#DCE8FF',
            0.34,
          )
        : '',
    ].join('')
  },
  drawForeground(context, placement) {
    if (!placement) return ''
    const { x, width, ground, unit, height } = placement
    return (
      trails(context, context.stage.width, placement) +
      pool(
        context,
        x + width * 0.05,
        ground - height * unit * 0.47,
        width * 0.09,
        width * 0.03,
        '#EAF1FF',
        0.34,
      )
    )
  },
}
