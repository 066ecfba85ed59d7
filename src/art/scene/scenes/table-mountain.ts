import { between, createNoise, octaves } from '../canvas/index.ts'
import { cityRow } from '../layers/cityscape.ts'
import { clouds } from '../layers/clouds.ts'
import { apron, grain, pool } from '../layers/ground.ts'
import { haze } from '../layers/haze.ts'
import { massif } from '../layers/massif/index.ts'
import { quay } from '../layers/quay.ts'
import { road } from '../layers/road.ts'
import { sky } from '../layers/sky.ts'
import { tablecloth } from '../layers/tablecloth.ts'
import { water } from '../layers/water.ts'
import type { Scene } from '../scene.ts'

/** Signal Hill side to Devil's Peak, seen from across the bay: world x and elevation. */
const PROFILE: readonly (readonly [x: number, elevation: number])[] = [
  [-60, 14],
  [160, 38],
  [380, 62],
  [460, 118],
  [532, 172],
  [576, 196],
  [616, 172],
  [678, 108],
  [742, 126],
  [792, 204],
  [824, 242],
  [860, 254],
  [1115, 262],
  [1310, 258],
  [1366, 250],
  [1398, 206],
  [1422, 176],
  [1468, 128],
  [1528, 96],
  [1570, 132],
  [1608, 164],
  [1634, 172],
  [1660, 156],
  [1720, 92],
  [1810, 40],
]

const noise = createNoise(3)

/** Piecewise profile, roughened everywhere but on the flat top. */
function crest(x: number): number {
  let index = PROFILE.findIndex(([px]) => px > x)
  if (index < 1) index = index === 0 ? 1 : PROFILE.length - 1
  const a = PROFILE[index - 1] ?? [0, 0]
  const b = PROFILE[index] ?? [1, 0]
  const t = Math.min(1, Math.max(0, (x - a[0]) / (b[0] - a[0])))
  const rough = x > 850 && x < 1370 ? 6 : 18
  return between(a[1], b[1], t * t * (3 - 2 * t) * 0.5 + t * 0.5) + (octaves(noise, x / 26, 3) - 0.5) * rough
}

/** Table Mountain at the blue hour, from across the bay. */
export const tableMountain: Scene = {
  focus: 1130,
  landmark: { focus: 1092, zoom: 0.98 },
  dusk: { zenith: '#0F1E33', horizon: '#25253C', strength: 0.9 },
  light: {
    sky: '#F2D3C0',
    ground: '#3F4150',
    cast: [1.12, 1.07, 1.08],
    night: true,
    shadow: { colour: '#0B0D16', strength: 0.7, lean: 0 },
  },
  site: { threshold: 0.36, road: 0.77, eaves: 146 },
  drawBackground(context) {
    return [
      sky(context, {
        stops: [
          [0, '#233A58'],
          [0.52, '#5B7693'],
          [0.84, '#C99C8A'],
          [1, '#F0BE93'],
        ],
        sun: { x: 1520, elevation: 20, radius: 0, disc: '#FFE0B8', glow: '#FFD0A0', reach: 430 },
      }),
      clouds(context, 12, [
        {
          x: 1420,
          elevation: 380,
          width: 460,
          thickness: 20,
          puffs: 13,
          lit: '#E3BFB6',
          shade: '#6E7892',
          opacity: 0.8,
        },
        {
          x: 820,
          elevation: 356,
          width: 380,
          thickness: 12,
          puffs: 9,
          lit: '#C3AEB4',
          shade: '#5B6C8A',
          opacity: 0.6,
        },
      ]),
      massif(context, {
        seed: 14,
        crest,
        foot: -4,
        cliff: 0.46,
        buttress: [14, 84],
        light: 'right',
        lit: '#857C8A',
        shade: '#323B57',
        haze: '#A88F8E',
        rim: '#F3C8AA',
        scree: { colour: '#706B7C', folds: 0.4 },
      }),
      tablecloth(context),
      haze(context, '#E8B896', 0.58, 150, -6),
      cityRow(context, {
        seed: 21,
        from: 120,
        to: 1560,
        foot: 0,
        width: [10, 30],
        height: [6, 46],
        maxHeight: () => 0.7,
        top: '#5C607A',
        bottom: '#8A7A82',
        lit: 0.12,
        light: 'right',
      }),
      cityRow(context, {
        seed: 22,
        from: 540,
        to: 1400,
        foot: -3,
        width: [12, 34],
        height: [8, 92],
        maxHeight: (x) => Math.max(0.06, 1 - ((x - 960) / 380) ** 2),
        top: '#343D58',
        bottom: '#4C5068',
        lit: 0.24,
        light: 'right',
      }),
      water(context, {
        seed: 23,
        from: 0.02,
        to: 0.62,
        stops: [
          [0, '#C29A90'],
          [0.16, '#7C8098'],
          [0.55, '#4A5F7D'],
          [1, '#2C4260'],
        ],
        glint: '#F5D3B8',
        shade: '#22344F',
        path: { x: 690, spread: 230, colour: '#FFD9A6' },
      }),
      quay(context),
      road(context, 24, {
        far: 0.76,
        near: 1.38,
        tar: ['#77707A', '#464754', '#23252F'],
        edge: '#E7CF9A',
        centre: '#EFE3DA',
        glint: '#F6D6BE',
      }),
    ].join('')
  },
  drawForeground(context, placement) {
    const { stage } = context
    return [
      placement
        ? pool(
            context,
            placement.x - placement.width * 0.16,
            placement.ground,
            placement.width * 0.32,
            placement.width * 0.026,
            '#FFF0DA',
            0.4,
          )
        : '',
      apron(context, 1.38, [
        [0, '#3D3D4B'],
        [0.12, '#2A2B36'],
        [1, '#15161E'],
      ]),
      grain(context, 25, { top: stage.down(1.38), bottom: stage.height }, ['#C9B0A4', '#07080C'], 0.7),
    ].join('')
  },
}
