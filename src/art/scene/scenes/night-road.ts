import { box, createRandom, type LayerContext, pair, shape } from '../canvas/index.ts'
import { grain, pool, streaks } from '../layers/ground.ts'
import { haze } from '../layers/haze.ts'
import { type Lane, lane, reflectors } from '../layers/lane.ts'
import { stars } from '../layers/night-sky.ts'
import { sky } from '../layers/sky.ts'
import { treeline } from '../layers/treeline.ts'
import { turf } from '../layers/turf.ts'
import { type Distant, frontExtent } from '../placement.ts'
import type { Scene } from '../scene.ts'

const distant: Distant = {
  depth: 1,
  shares: {
    wide: { width: 0.3, right: 0.1 },
    portrait: { width: 0.78, right: 0.11 },
    tall: { width: 0.78, right: 0.11 },
    poster: { width: 0.8, right: 0.1 },
    card: { width: 0.5, right: 0.14 },
  },
}

/** The width in centimetres of the vehicle for which the lanes are measured. */
const WIDTH = 184

/** How far left of the vehicle the road meets the horizon, as a share of the picture's width. */
const AHEAD = { wide: 0.085, portrait: 0.1, tall: 0.1, poster: 0.1, card: 0.09 } as const

/** The lane in which the vehicle stands, in the format of the stage. */
function roadOf({ stage }: LayerContext): Lane {
  const { format, width } = stage
  const { left, right } = frontExtent(format, WIDTH, distant.shares[format])
  const middle = ((left + right) / 2) * width
  return {
    middle,
    vanish: middle - AHEAD[format] * width,
    unit: ((right - left) * width) / WIDTH,
    tar: ['#1B222C', '#0B0D12'],
    edge: '#B08A3C',
    centre: '#AEB6BE',
  }
}

/** The lights of a town where the road goes: warm points along the horizon, thickest in the middle. */
function town({ stage }: LayerContext, middle: number): string {
  const random = createRandom(101)
  let warm = ''
  let cold = ''
  for (let light = 0; light < 320; light++) {
    const aside = (random.next() + random.next() + random.next() - 1.5) * stage.width * 0.42
    const up = random.next() ** 2 * 13
    const mark = `M${pair(middle + aside, stage.up(up - 3), 0)}h2v1.6h-2z`
    if (random.next() > 0.3) warm += mark
    else cold += mark
  }
  return shape(warm, '#FFC987', 'fill-opacity=".85"') + shape(cold, '#E9F0FF', 'fill-opacity=".7"')
}

/** A national road after dark: it leads to the lights of a town, the Milky Way above. */
export const nightRoad: Scene = {
  focus: 1104,
  distant,
  light: {
    sky: '#8FA6C8',
    ground: '#12151B',
    cast: [0.82, 0.86, 0.96],
    night: true,
    shadow: { colour: '#000000', strength: 0.8, lean: 0 },
    mirror: { strength: 0.16, reach: 0.34 },
  },
  drawBackground(context) {
    const { stage } = context
    const road = roadOf(context)
    const { vanish } = road
    return [
      sky(context, {
        stops: [
          [0, '#04070F'],
          [0.5, '#0B1426'],
          [0.84, '#1B2A44'],
          [1, '#3E4454'],
        ],
      }),
      stars(context, 102),
      pool(context, vanish, stage.up(4), stage.width * 0.5, 120 * stage.zoom, '#E39A5A', 0.5),
      treeline(context, { seed: 103, foot: -2, height: [10, 46], colour: '#141C2A', crown: 60 }),
      town(context, vanish),
      haze(context, '#C98A58', 0.3, 40, -8),
      box(-2, stage.horizon - 1, stage.width + 4, stage.height - stage.horizon + 2, '#0C1016'),
      turf(context, { phase: 2, y: stage.down(0.12), height: 9, tones: ['#10161C', '#161D22'] }),
      turf(context, { phase: 4, y: stage.down(0.34), height: 18, tones: ['#0D1216', '#1B2320'] }),
      turf(context, { phase: 5, y: stage.down(0.7), height: 30, tones: ['#0B0F12', '#1E2620'] }),
      lane(context, road),
      pool(
        context,
        vanish + (road.middle - vanish) * 0.42,
        stage.down(0.42),
        200 * road.unit,
        34 * road.unit,
        '#FFEBD0',
        0.6,
      ),
      streaks(
        context,
        104,
        { top: stage.down(0.4), bottom: stage.height },
        { count: 30, length: [40, 200], colour: '#B9C6D6', opacity: 0.06, width: 2 },
      ),
      grain(context, 105, { top: stage.down(0.5), bottom: stage.height }, ['#C9D4E0', '#000000'], 0.3),
      reflectors(context, road),
    ].join('')
  },
}
