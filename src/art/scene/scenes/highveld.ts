import { clouds } from '../layers/clouds.ts'
import { flowers } from '../layers/flowers.ts'
import { apron, grain, pool, streaks } from '../layers/ground.ts'
import { haze } from '../layers/haze.ts'
import { coolingTowers, headgear } from '../layers/headgear.ts'
import { road } from '../layers/road.ts'
import { sky } from '../layers/sky.ts'
import { treeline } from '../layers/treeline.ts'
import { turf } from '../layers/turf.ts'
import type { Scene } from '../scene.ts'

/** World x and elevation of the sun, which is behind the vehicle's roof. */
const SUN = { x: 1176, elevation: 84 } as const

/** The Highveld at sunrise, against the light: grass on fire at its tips, a headgear, cooling towers in the mist. */
export const highveld: Scene = {
  focus: 1150,
  dusk: { zenith: '#1B1C30', horizon: '#3A2426', strength: 0.9 },
  light: {
    sky: '#FFDCA8',
    ground: '#3A2A20',
    cast: [0.36, 0.29, 0.29],
    night: false,
    rim: '#FFDFA6',
    shadow: { colour: '#140A06', strength: 0.8, lean: 0 },
  },
  drawBackground(context) {
    const { stage } = context
    const z = stage.zoom
    const shoulder = stage.down(0.76)
    return [
      sky(context, {
        stops: [
          [0, '#4A5878'],
          [0.4, '#A58A8C'],
          [0.74, '#F0B47C'],
          [1, '#FFD890'],
        ],
        sun: {
          ...SUN,
          low: { x: 1150, elevation: 46 },
          radius: 54,
          disc: '#FFF3D2',
          glow: '#FFE1A0',
          reach: 520,
        },
      }),
      clouds(context, 91, [
        {
          x: 1420,
          elevation: 236,
          width: 560,
          thickness: 18,
          puffs: 15,
          lit: '#FFE2B0',
          shade: '#B98A80',
          opacity: 0.7,
        },
        {
          x: 820,
          elevation: 190,
          width: 480,
          thickness: 13,
          puffs: 12,
          lit: '#FFD9A4',
          shade: '#B0827C',
          opacity: 0.6,
        },
        {
          x: 1180,
          elevation: 292,
          width: 420,
          thickness: 12,
          puffs: 10,
          lit: '#F6CFA0',
          shade: '#9A7C80',
          opacity: 0.5,
        },
      ]),
      treeline(context, { seed: 92, foot: -2, height: [4, 22], colour: '#C98F6A', crown: 30, opacity: 0.8 }),
      coolingTowers(context, 1432, -2, 92, '#C4906E'),
      haze(context, '#FFDC9A', 0.7, 110, -4),
      treeline(context, { seed: 93, foot: -6, height: [6, 40], colour: '#8A5E48', crown: 22 }),
      headgear(context, 806, -8, 118, '#5E3F34'),
      haze(context, '#FFD088', 0.5, 60, -16),
      apron(context, 0.06, [
        [0, '#D9A25A'],
        [0.12, '#A87640'],
        [0.5, '#5E4226'],
        [1, '#2A1C12'],
      ]),
      pool(context, stage.x(SUN.x), stage.down(0.2), 460 * z, 46 * z, '#FFE2A0', 0.75),
      ...[0.16, 0.24, 0.34, 0.46, 0.6].map((depth, row) =>
        turf(context, {
          phase: row,
          y: stage.down(depth),
          height: 9 + row * 6,
          tones: [
            ['#E8B468', '#C68C48'],
            ['#D9A052', '#B07A3C'],
            ['#C48C44', '#946430'],
            ['#A87438', '#7A5028'],
            ['#8E6030', '#5E3E20'],
          ][row] ?? ['#8E6030', '#5E3E20'],
        }),
      ),
      turf(context, { phase: 7, y: shoulder, height: 34, tones: ['#6E4826', '#B98444', '#F0C47A'] }),
      road(context, 94, {
        far: 0.765,
        near: 1.38,
        tar: ['#B98E62', '#5A443A', '#241C1C'],
        edge: '#F2CE86',
        centre: '#F6E6C8',
        glint: '#FFD890',
      }),
      pool(context, stage.x(SUN.x), stage.down(0.86), 520 * z, 22 * z, '#FFE4B0', 0.7),
      streaks(
        context,
        95,
        { top: stage.down(0.8), bottom: stage.down(1.3) },
        { count: 34, length: [40, 240], colour: '#FFDFA8', opacity: 0.16, width: 2 },
      ),
      pool(context, stage.x(SUN.x - 20), stage.down(1.2), 430 * z, 40 * z, '#0C0705', 0.6),
    ].join('')
  },
  drawForeground(context) {
    const { stage } = context
    return [
      apron(context, 1.38, [
        [0, '#4A3320'],
        [1, '#120B08'],
      ]),
      grain(context, 96, { top: stage.down(1.38), bottom: stage.height }, ['#E0B070', '#0A0604'], 0.6),
      turf(context, { phase: 3, y: stage.height + 6, height: 74, tones: ['#8A5E30', '#4A3018', '#1E130B'] }),
      flowers(context, {
        ...{ seed: 97, from: 1.34, to: 1.5, rows: 2, heart: '#E0A848', leaf: '#2A1C10' },
        colours: ['#8E5A66', '#B08488'],
      }),
      pool(context, stage.x(SUN.x), stage.up(20), 300 * stage.zoom, 150 * stage.zoom, '#FFD890', 0.16),
    ].join('')
  },
}
