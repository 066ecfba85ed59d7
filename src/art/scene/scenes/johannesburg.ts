import { createRandom, pair, shape } from '../canvas/index.ts'
import { cityRow } from '../layers/cityscape.ts'
import { clouds } from '../layers/clouds.ts'
import { apron, grain, pool } from '../layers/ground.ts'
import { haze } from '../layers/haze.ts'
import { roundTower, tower } from '../layers/landmark-towers.ts'
import { parapet } from '../layers/parapet.ts'
import { road } from '../layers/road.ts'
import { sky } from '../layers/sky.ts'
import { streetTrees } from '../layers/street-trees.ts'
import type { Scene } from '../scene.ts'

const bell = (centre: number, spread: number) => (x: number) =>
  Math.exp(-((x - centre) ** 2) / (2 * spread * spread))

/** Johannesburg at dusk from a bridge in the north: towers against the afterglow. */
export const johannesburg: Scene = {
  focus: 1090,
  dusk: { zenith: '#11152A', horizon: '#321D36', strength: 0.8 },
  light: {
    sky: '#FFC9A0',
    ground: '#3A2C3E',
    cast: [1.12, 1.04, 1.03],
    night: true,
    shadow: { colour: '#07060C', strength: 0.75, lean: 0 },
    mirror: { strength: 0.1, reach: 0.4 },
  },
  site: { threshold: 0.36, road: 0.74, eaves: 150 },
  drawBackground(context, placement) {
    const { stage } = context
    const random = createRandom(4)
    let stars = ''
    for (let k = 0; k < 46; k++)
      stars += `M${pair(random.next() * stage.width, random.next() ** 1.5 * stage.height * 0.34, 0)}h1.5v1.5h-1.5z`
    return [
      sky(context, {
        stops: [
          [0, '#1D2440'],
          [0.42, '#4B4A72'],
          [0.7, '#B0667A'],
          [0.88, '#F0A06E'],
          [1, '#FFCB8E'],
        ],
        sun: { x: 1180, elevation: 10, radius: 0, disc: '#FFE0B8', glow: '#FFC890', reach: 460 },
      }),
      shape(stars, '#FFFFFF', 'fill-opacity=".5"'),
      clouds(context, 15, [
        {
          x: 1330,
          elevation: 262,
          width: 620,
          thickness: 26,
          puffs: 18,
          lit: '#F59F8C',
          shade: '#6A4A72',
          opacity: 0.75,
        },
        {
          x: 820,
          elevation: 214,
          width: 460,
          thickness: 16,
          puffs: 13,
          lit: '#F0A08C',
          shade: '#7A5076',
          opacity: 0.6,
        },
        {
          x: 1500,
          elevation: 184,
          width: 340,
          thickness: 12,
          puffs: 9,
          lit: '#FFB892',
          shade: '#96607A',
          opacity: 0.7,
        },
      ]),
      cityRow(context, {
        seed: 61,
        from: -40,
        to: 1660,
        foot: -4,
        width: [18, 44],
        height: [14, 150],
        maxHeight: (x) => 0.35 + 0.6 * bell(900, 420)(x),
        top: '#A06D80',
        bottom: '#EBA67B',
        lit: 0,
        light: 'left',
      }),
      haze(context, '#FFB98A', 0.5, 130, -10),
      tower(context, 1262),
      roundTower(context, 968),
      cityRow(context, {
        seed: 62,
        from: -40,
        to: 1660,
        foot: -4,
        width: [26, 56],
        height: [22, 196],
        maxHeight: (x) => 0.2 + 0.75 * bell(850, 270)(x) + 0.25 * bell(1420, 120)(x),
        top: '#675073',
        bottom: '#B57A78',
        lit: 0.2,
        light: 'left',
      }),
      haze(context, '#FFA878', 0.34, 80, -14),
      cityRow(context, {
        seed: 63,
        from: -40,
        to: 1660,
        foot: -14,
        width: [38, 84],
        height: [20, 112],
        maxHeight: (x) => 0.45 + 0.4 * bell(520, 300)(x) + 0.3 * bell(1300, 260)(x),
        top: '#352F50',
        bottom: '#5C4260',
        lit: 0.22,
        light: 'left',
      }),
      apron(context, 0.07, [
        [0, '#5C4260'],
        [0.2, '#33284A'],
        [1, '#14121F'],
      ]),
      streetTrees(context, 68, 0.16, 11, ['#5A4266', '#4A365A', '#664A70']),
      streetTrees(context, 64, 0.34, 17, ['#4A3560', '#3B2C52', '#5A4274']),
      apron(context, 0.32, [
        [0, '#2A2140'],
        [0.3, '#1C1830'],
        [1, '#14121F'],
      ]),
      streetTrees(context, 65, 0.58, 24, ['#2C2344', '#241D3A', '#33284C']),
      apron(context, 0.56, [
        [0, '#201A34'],
        [1, '#15121F'],
      ]),
      parapet(context),
      road(context, 66, {
        far: 0.74,
        near: 1.4,
        tar: ['#5B4A5E', '#332F41', '#16161F'],
        edge: '#E9C58E',
        centre: '#F1DCCB',
        glint: '#FFC9A0',
      }),
      pool(context, stage.x(1180), stage.down(0.95), 620 * stage.zoom, 40 * stage.zoom, '#FFB67E', 0.2),
      placement
        ? pool(
            context,
            placement.x - placement.width * 0.2,
            placement.ground - 1,
            placement.width * 0.36,
            placement.width * 0.03,
            '#FFE6C4',
            0.42,
          )
        : '',
    ].join('')
  },
  drawForeground(context, placement) {
    const { stage } = context
    return [
      placement
        ? pool(
            context,
            placement.x + placement.width * 1.0,
            placement.ground - placement.height * placement.unit * 0.55,
            placement.width * 0.08,
            placement.width * 0.05,
            '#FF4038',
            0.35,
          )
        : '',
      apron(context, 1.4, [
        [0, '#2A2534'],
        [1, '#0E0D14'],
      ]),
      grain(context, 67, { top: stage.down(1.4), bottom: stage.height }, ['#C99A86', '#050409'], 0.6),
    ].join('')
  },
}
