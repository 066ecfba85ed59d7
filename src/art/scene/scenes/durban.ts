import { beach } from '../layers/beach.ts'
import { cityRow } from '../layers/cityscape.ts'
import { clouds } from '../layers/clouds.ts'
import { apron, grain } from '../layers/ground.ts'
import { haze } from '../layers/haze.ts'
import { hillRow } from '../layers/hills.ts'
import { palms } from '../layers/palms.ts'
import { promenade } from '../layers/promenade.ts'
import { road } from '../layers/road.ts'
import { sky } from '../layers/sky.ts'
import { stadium } from '../layers/stadium.ts'
import { surf } from '../layers/surf.ts'
import { turf } from '../layers/turf.ts'
import { water } from '../layers/water.ts'
import type { Scene } from '../scene.ts'

/** Rises from 0 at the near end of the beachfront to 1 where the hotels are tallest. */
const skyline = (x: number) => Math.min(1, Math.max(0.16, (x - 820) / 420))

/** Durban's seafront: the Indian Ocean, the hotels of the Golden Mile, and the arch of the stadium behind them. */
export const durban: Scene = {
  focus: 1130,
  dusk: { zenith: '#0A2C46', horizon: '#14384C', strength: 1 },
  followsDaylight: true,
  light: {
    sky: '#F8F2E2',
    ground: '#8C8276',
    night: false,
    shadow: { colour: '#14181C', strength: 0.52, lean: -1 },
  },
  site: { threshold: 0.3, road: 0.765, eaves: 150 },
  drawBackground(context) {
    const { stage } = context
    return [
      sky(context, {
        stops: [
          [0, '#2475AA'],
          [0.46, '#6DB1D2'],
          [0.82, '#C9E2E2'],
          [1, '#F7E8CC'],
        ],
        sun: { x: 700, elevation: 70, radius: 0, disc: '#FFF6DC', glow: '#FFF0CE', reach: 420 },
      }),
      clouds(context, 111, [
        { x: 1380, elevation: 268, width: 560, thickness: 44, puffs: 22, lit: '#FFFFFF', shade: '#B2CAD6' },
        { x: 900, elevation: 206, width: 420, thickness: 24, puffs: 15, lit: '#FFFDF5', shade: '#BCD2DA' },
        {
          x: 600,
          elevation: 128,
          width: 380,
          thickness: 12,
          puffs: 11,
          lit: '#FFF8EA',
          shade: '#C6D8DA',
          opacity: 0.8,
        },
      ]),
      hillRow(context, {
        ...{ seed: 112, foot: 0, height: [26, 64], spread: [220, 380] },
        ...{ lit: '#A9BDB0', shade: '#8AA6AC', light: 'left', floor: '#8AA6AC' },
      }),
      haze(context, '#E6EEE4', 0.6, 74, -2),
      cityRow(context, {
        ...{ seed: 113, from: 760, to: 1660, foot: -1, width: [20, 40], height: [24, 130] },
        maxHeight: skyline,
        ...{ top: '#C9D2D2', bottom: '#DCDCD2', lit: 0, light: 'left' },
      }),
      stadium(context, 1010, -1, 250),
      haze(context, '#EFEEE0', 0.42, 80, -2),
      cityRow(context, {
        ...{ seed: 117, from: 880, to: 1660, foot: -4, width: [34, 62], height: [40, 206] },
        maxHeight: skyline,
        ...{ top: '#F4EDE0', bottom: '#D8C8B2', lit: 0.4, light: 'left' },
      }),
      water(context, {
        seed: 114,
        from: 0,
        to: 0.7,
        stops: [
          [0, '#86BFCB'],
          [0.12, '#3E93AE'],
          [0.5, '#1F7A97'],
          [1, '#2B93A2'],
        ],
        glint: '#E8F6F2',
        shade: '#11495E',
        path: { x: 640, spread: 420, colour: '#FFFBE8' },
      }),
      surf(context, 115, 0.14, 0.52, 5),
      beach(context, {
        waterline: [
          [900, 0.012],
          [872, 0.05],
          [800, 0.11],
          [690, 0.19],
          [520, 0.29],
          [300, 0.41],
          [20, 0.54],
        ],
        to: 0.7,
        sand: ['#EAD3A6', '#D9B982'],
        wet: '#B79A74',
        foam: '#FAFCF8',
      }),
      palms(context, {
        ...{ seed: 116, at: [930, 1016, 1090, 1190, 1262, 1372, 1452, 1560], depth: 0.2, height: 74 },
        ...{ trunk: '#8A7458', dark: '#4F7048', lit: '#7C9A58' },
      }),
      turf(context, { phase: 1, y: stage.down(0.52), height: 16, tones: ['#6F8A48', '#93A65C', '#B4BC74'] }),
      palms(context, {
        ...{ seed: 118, at: [706, 985, 1310, 1530], depth: 0.56, height: 236 },
        ...{ trunk: '#7A6248', dark: '#355A36', lit: '#5F8A48' },
      }),
      promenade(context, 0.56, 0.79),
      road(context, 119, {
        far: 0.785,
        near: 1.36,
        tar: ['#8C9092', '#63676B', '#424649'],
        edge: '#EBD48E',
        centre: '#F6F3E8',
        glint: '#F7F6E8',
      }),
    ].join('')
  },
  drawForeground(context) {
    const { stage } = context
    return [
      apron(context, 1.36, [
        [0, '#CDBBA2'],
        [0.12, '#B7A289'],
        [1, '#6E5E4C'],
      ]),
      grain(context, 120, { top: stage.down(1.36), bottom: stage.height }, ['#F3E8D4', '#2A2016'], 0.7),
      turf(context, { phase: 3, y: stage.height + 6, height: 46, tones: ['#7F9450', '#4F6A38', '#2C4022'] }),
    ].join('')
  },
}
