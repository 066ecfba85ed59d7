import { mix } from '../../core/colour.ts'
import { createRandom, type LayerContext, pair, shape } from '../canvas/index.ts'
import { type Acacia, acacia } from '../layers/acacia.ts'
import { clouds } from '../layers/clouds.ts'
import { wheelDust } from '../layers/dust.ts'
import { apron, grain, plain, streaks, swell } from '../layers/ground.ts'
import { haze } from '../layers/haze.ts'
import { hillRow } from '../layers/hills.ts'
import { sky } from '../layers/sky.ts'
import { treeline } from '../layers/treeline.ts'
import { turf } from '../layers/turf.ts'
import type { Scene } from '../scene.ts'

const FAR_TREE = { dark: '#7F6B42', lit: '#B8934F', wood: '#6B5536' }
const MID_TREE = { dark: '#4F4A28', lit: '#A88A3E', wood: '#47351F' }
const NEAR_TREE = { dark: '#2C2E18', lit: '#8E7B34', wood: '#2E2115' }

const TREES: readonly Acacia[] = [
  { ...FAR_TREE, seed: 3, x: 120, foot: -6, height: 56 },
  { ...FAR_TREE, seed: 4, x: 420, foot: -8, height: 48 },
  { ...FAR_TREE, seed: 5, x: 905, foot: -5, height: 44 },
  { ...FAR_TREE, seed: 6, x: 1340, foot: -6, height: 52 },
  { ...FAR_TREE, seed: 11, x: 1180, foot: -4, height: 38 },
  { ...MID_TREE, seed: 7, x: 262, foot: -32, height: 104 },
  { ...MID_TREE, seed: 8, x: 1500, foot: -30, height: 128 },
  { ...NEAR_TREE, seed: 9, x: 704, foot: -66, height: 244 },
]

/** A few birds, high and far, where the sky would be empty. */
function birds({ stage }: LayerContext): string {
  const random = createRandom(77)
  let data = ''
  for (let k = 0; k < 9; k++) {
    const x = stage.x(1010 + k * 24 + random.between(-16, 16))
    const y = stage.up(286 + Math.abs(k - 4) * 7 + random.between(-6, 6))
    const s = random.between(4, 6.5) * stage.zoom
    data += `M${pair(x - s, y - s * 0.3)}q${pair(s * 0.6, -s * 0.35)} ${pair(s, s * 0.3)}q${pair(s * 0.5, -s * 0.65)} ${pair(s, -s * 0.4)}q${pair(-s * 0.5, 0)} ${pair(-s, s * 0.62)}q${pair(-s * 0.4, -s * 0.4)} ${pair(-s, -s * 0.52)}z`
  }
  return shape(data, '#5B4630', 'fill-opacity=".7"')
}

/** Tall grass in depth: each row larger, and darker at its roots, than the one behind it. */
function grassRows(context: LayerContext, from: number, to: number, rows: number): string {
  let markup = ''
  for (let row = 0; row < rows; row++) {
    const depth = from + ((to - from) * row) / (rows - 1)
    const tones = [
      mix('#C99A4C', '#6E4C22', depth),
      mix('#D6A857', '#A67832', depth),
      mix('#E4BE74', '#DDB05E', depth),
    ]
    markup += turf(context, {
      phase: row * 3 + from * 10,
      y: context.stage.down(depth),
      height: 8 + depth * 36,
      tones,
    })
  }
  return markup
}

/** The bushveld in the last hour: umbrella thorns, ochre grass, a sand track. */
export const bushveld: Scene = {
  focus: 1000,
  landmark: { focus: 806, zoom: 1.12 },
  dusk: { zenith: '#23262F', horizon: '#40281E', strength: 1 },
  followsDaylight: true,
  light: {
    sky: '#FFD9A0',
    ground: '#9A6B38',
    cast: [1, 0.92, 0.8],
    night: false,
    shadow: { colour: '#24140A', strength: 0.58, lean: -1 },
  },
  site: { threshold: 0.3, road: 0.78, eaves: 150 },
  drawBackground(context) {
    const { stage } = context
    const sand = stage.down(0.86)
    return [
      sky(context, {
        stops: [
          [0, '#5D7688'],
          [0.36, '#A9A68F'],
          [0.66, '#EBC48A'],
          [0.9, '#F7AE62'],
          [1, '#F4A057'],
        ],
        sun: {
          x: 1212,
          elevation: 128,
          low: { x: 1092, elevation: 38 },
          radius: 46,
          disc: '#FFF0C4',
          glow: '#FFDF9A',
          reach: 470,
        },
      }),
      clouds(context, 81, [
        {
          x: 1330,
          elevation: 330,
          width: 520,
          thickness: 30,
          puffs: 17,
          lit: '#FFE3B2',
          shade: '#C58E68',
          opacity: 0.85,
        },
        {
          x: 880,
          elevation: 250,
          width: 420,
          thickness: 15,
          puffs: 12,
          lit: '#FFDDA6',
          shade: '#CE9A6C',
          opacity: 0.75,
        },
        {
          x: 1450,
          elevation: 190,
          width: 360,
          thickness: 10,
          puffs: 9,
          lit: '#FFD796',
          shade: '#D89A60',
          opacity: 0.8,
        },
      ]),
      birds(context),
      hillRow(context, {
        seed: 82,
        foot: -2,
        height: [36, 84],
        spread: [420, 820],
        lit: '#D9A56A',
        shade: '#B98A63',
        floor: '#E0AC6C',
        light: 'right',
      }),
      haze(context, '#FBC479', 0.66, 84, -4),
      treeline(context, { seed: 83, foot: -2, height: [4, 22], colour: '#A98350', crown: 15, opacity: 0.85 }),
      haze(context, '#FBC479', 0.5, 40, -10),
      treeline(context, { seed: 84, foot: -6, height: [2, 20], colour: '#7E6A3C', crown: 20 }),
      plain(context, 0.03, 0.9, [
        [0, '#E3B263'],
        [0.3, '#CF9B4B'],
        [1, '#96682E'],
      ]),
      ...TREES.slice(0, 5).map((tree) => acacia(context, tree)),
      grassRows(context, 0.1, 0.3, 4),
      ...TREES.slice(5, 7).map((tree) => acacia(context, tree)),
      grassRows(context, 0.34, 0.52, 3),
      ...TREES.slice(7).map((tree) => acacia(context, tree)),
      grassRows(context, 0.6, 0.88, 4),
      swell(context, 0.87, 5, [
        [0, '#DDA566'],
        [0.25, '#BC8247'],
        [1, '#6B4424'],
      ]),
      streaks(
        context,
        91,
        { top: sand + 12, bottom: stage.height },
        { count: 44, length: [60, 260], colour: '#5A371C', opacity: 0.2, width: 2.6 },
      ),
      streaks(
        context,
        92,
        { top: sand + 12, bottom: stage.height },
        { count: 30, length: [60, 240], colour: '#FFD596', opacity: 0.24, width: 2 },
      ),
      grain(context, 93, { top: sand + 12, bottom: stage.height }, ['#FFE0A8', '#3A2412'], 0.7),
    ].join('')
  },
  drawForeground(context, placement) {
    const { stage } = context
    return [
      placement ? wheelDust(context, 94, placement, '#F0C384', '#7A5029', 0.8) : '',
      apron(context, 1.46, [
        [0, '#7F5628'],
        [1, '#33210F'],
      ]),
      grain(context, 95, { top: stage.down(1.46), bottom: stage.height }, ['#E9BE78', '#1F130A'], 0.8),
      turf(context, { phase: 6, y: stage.height + 8, height: 66, tones: ['#A67A36', '#6B4C22', '#3A2913'] }),
    ].join('')
  },
}
