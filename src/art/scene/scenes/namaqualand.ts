import { clouds } from '../layers/clouds.ts'
import { plume, wheelDust } from '../layers/dust.ts'
import { flowers } from '../layers/flowers.ts'
import { grain, plain, streaks, swell } from '../layers/ground.ts'
import { haze } from '../layers/haze.ts'
import { hillRow } from '../layers/hills.ts'
import { sky } from '../layers/sky.ts'
import type { Scene } from '../scene.ts'

/** Depth of the track, on which the vehicle is as small as everything else there. */
const TRACK = 0.34

const DUST = '#EBC79A'

/** Namaqualand in August: daisies to the granite hills, and a vehicle small on the track between them. */
export const namaqualand: Scene = {
  focus: 1150,
  dusk: { zenith: '#0C2B46', horizon: '#2E3A45', strength: 1 },
  followsDaylight: true,
  light: {
    sky: '#F6F2E2',
    ground: '#C08A4A',
    cast: [1, 0.98, 0.93],
    night: false,
    shadow: { colour: '#2A1A0A', strength: 0.5, lean: -1 },
  },
  distant: {
    depth: TRACK,
    shares: {
      wide: { width: 0.15, right: 0.21 },
      portrait: { width: 0.29, right: 0.34 },
      tall: { width: 0.29, right: 0.34 },
      poster: { width: 0.26, right: 0.3 },
      card: { width: 0.2, right: 0.3 },
    },
  },
  drawBackground(context, placement) {
    const { stage } = context
    const near = stage.down(TRACK + 0.05)
    const foot = (stage.height - stage.horizon) / (stage.ground - stage.horizon)
    return [
      sky(context, {
        stops: [
          [0, '#2A6F9E'],
          [0.46, '#77AECB'],
          [0.82, '#D2E2DE'],
          [1, '#F6E7C6'],
        ],
        sun: { x: 1330, elevation: 150, radius: 0, disc: '#FFF6DC', glow: '#FFF2CC', reach: 420 },
      }),
      clouds(context, 81, [
        { x: 1330, elevation: 262, width: 620, thickness: 46, puffs: 22, lit: '#FFFFFF', shade: '#B7CAD2' },
        { x: 880, elevation: 190, width: 420, thickness: 22, puffs: 15, lit: '#FFFCF2', shade: '#C2D2D4' },
        { x: 1500, elevation: 150, width: 380, thickness: 16, puffs: 12, lit: '#FFF9E8', shade: '#CBD6D2' },
      ]),
      hillRow(context, {
        seed: 82,
        foot: 4,
        height: [40, 124],
        spread: [260, 560],
        lit: '#B9AFA8',
        shade: '#8492A4',
        light: 'right',
        floor: '#C9B08C',
      }),
      haze(context, '#F3E2C4', 0.6, 84, -2),
      hillRow(context, {
        seed: 83,
        foot: -2,
        height: [10, 62],
        spread: [70, 260],
        lit: '#BE9C7C',
        shade: '#77706E',
        light: 'right',
        floor: '#C08B3E',
      }),
      haze(context, '#F6DDB0', 0.5, 46, -8),
      plain(context, 0.015, 0.3, [
        [0, '#D39A3C'],
        [0.5, '#D98A22'],
        [1, '#A58436'],
      ]),
      flowers(context, {
        ...{ seed: 84, from: 0.03, to: 0.27, rows: 9, heart: '#3A2410', leaf: '#5A7038' },
        colours: ['#F6A02A', '#F7C948', '#FFF1D2', '#F08A1E', '#C65A9A', '#F6B236'],
      }),
      plain(context, TRACK - 0.05, TRACK + 0.06, [
        [0, '#C99A66'],
        [0.4, '#E3B983'],
        [1, '#9C7148'],
      ]),
      streaks(
        context,
        85,
        { top: stage.down(TRACK - 0.04), bottom: stage.down(TRACK + 0.05) },
        { count: 26, length: [60, 260], colour: '#7A5232', opacity: 0.22, width: 1.4 },
      ),
      placement ? plume(context, 86, placement, DUST, 0.9) : '',
      swell(context, TRACK + 0.065, 3, [
        [0, '#8E8A3C'],
        [0.25, '#6E7A34'],
        [1, '#2E3F1E'],
      ]),
      grain(context, 88, { top: near, bottom: stage.height }, ['#D8C46A', '#1C2A10'], 0.6),
      flowers(context, {
        ...{ seed: 89, from: TRACK + 0.08, to: 0.88, rows: 9, heart: '#3A2410', leaf: '#4E6B2E' },
        colours: ['#F49A22', '#F7C443', '#F08418', '#FFF3DA', '#F6A82E', '#B9468A'],
      }),
      flowers(context, {
        ...{ seed: 90, from: 1.02, to: foot, rows: Math.round(3 * foot), heart: '#3A2008', leaf: '#44602A' },
        colours: ['#F28A16', '#FFF0D0', '#F7AE2C', '#F07E12'],
      }),
    ].join('')
  },
  drawForeground: (context, placement) =>
    placement ? wheelDust(context, 87, placement, DUST, '#7A5233', 0.6) : '',
}
