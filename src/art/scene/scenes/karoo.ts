import { createNoise, octaves } from '../canvas/index.ts'
import { clouds } from '../layers/clouds.ts'
import { wheelDust } from '../layers/dust.ts'
import { farmFence } from '../layers/fence.ts'
import { apron, grain, plain, ripples, streaks, swell } from '../layers/ground.ts'
import { haze } from '../layers/haze.ts'
import { massif } from '../layers/massif/index.ts'
import { scrub } from '../layers/scrub.ts'
import { sky } from '../layers/sky.ts'
import { turf } from '../layers/turf.ts'
import { windpump } from '../layers/windpump.ts'
import type { Scene } from '../scene.ts'

/** A flat-topped koppie or, with no top, a cone: centre, half width of the top, of the foot, and height. */
type Koppie = readonly [centre: number, top: number, foot: number, height: number]

const FAR: readonly Koppie[] = [
  [250, 120, 340, 92],
  [960, 100, 290, 80],
  [1440, 0, 280, 112],
]

const NEAR: readonly Koppie[] = [
  [590, 150, 390, 150],
  [848, 0, 190, 96],
  [1600, 140, 370, 148],
  [20, 0, 250, 88],
]

/** Dolerite cap (a sheer step) over a concave slope of shale. */
const koppies = (seed: number, list: readonly Koppie[]) => {
  const noise = createNoise(seed)
  return (x: number) => {
    let elevation = 6 + 10 * octaves(noise, x / 200, 3)
    for (const [centre, top, foot, height] of list) {
      const distance = Math.abs(x - centre)
      const rough = 1 - 0.06 * octaves(noise, x / 18 + 4, 2)
      if (top === 0) elevation += Math.max(0, 1 - distance / foot) ** 1.3 * height * rough
      else if (distance < top) elevation += (height + 4 * octaves(noise, x / 20, 2)) * rough
      else if (distance < foot) {
        const slope = 0.62 * (1 - (distance - top) / (foot - top)) ** 1.7
        const step = distance < top + 9 ? 0.28 * (1 - (distance - top) / 9) : 0
        elevation += height * (slope + step) * rough
      }
    }
    return elevation
  }
}

/** The Karoo in late afternoon: koppies, a wind pump on the scrub plain, a gravel road. */
export const karoo: Scene = {
  focus: 960,
  dusk: { zenith: '#10303F', horizon: '#46342A', strength: 1 },
  followsDaylight: true,
  light: {
    sky: '#FFE9CC',
    ground: '#B98554',
    cast: [1, 0.95, 0.88],
    night: false,
    shadow: { colour: '#2A150A', strength: 0.55, lean: -1 },
  },
  site: { threshold: 0.3, road: 0.84, eaves: 150 },
  drawBackground(context, _placement) {
    const { stage } = context
    const gravel = stage.down(0.84)
    return [
      sky(context, {
        stops: [
          [0, '#4C7C97'],
          [0.5, '#9DBAC0'],
          [0.84, '#F0DFC2'],
          [1, '#F6CF9C'],
        ],
        sun: { x: 1345, elevation: 118, radius: 0, disc: '#FFF0D0', glow: '#FFEBC0', reach: 430 },
      }),
      clouds(context, 33, [
        { x: 1300, elevation: 376, width: 470, thickness: 34, puffs: 18, lit: '#FFF6E6', shade: '#C9BFB0' },
        { x: 1060, elevation: 296, width: 380, thickness: 22, puffs: 14, lit: '#FFF3DE', shade: '#D6C7B2' },
        { x: 760, elevation: 246, width: 300, thickness: 13, puffs: 10, lit: '#FFF0D8', shade: '#D8C9B4' },
      ]),
      massif(context, {
        seed: 31,
        crest: koppies(31, FAR),
        foot: -6,
        cliff: 0.4,
        buttress: [12, 50],
        light: 'right',
        lit: '#C9B9AE',
        shade: '#8E97A8',
        haze: '#E6D0B4',
        rim: '#FFEFD2',
        scree: { colour: '#D2BEAA', folds: 0.26 },
        step: 6,
      }),
      haze(context, '#F6D5A6', 0.66, 90, -10),
      massif(context, {
        seed: 37,
        crest: koppies(37, NEAR),
        foot: -12,
        cliff: 0.36,
        buttress: [14, 62],
        light: 'right',
        lit: '#BF906E',
        shade: '#66545C',
        haze: '#CFAB84',
        rim: '#FFE7C4',
        scree: { colour: '#B98D66', folds: 0.5 },
        step: 5,
      }),
      haze(context, '#F6D9AE', 0.6, 52, -8),
      plain(context, 0.02, 0.9, [
        [0, '#DCBD86'],
        [0.3, '#C39E66'],
        [1, '#92704A'],
      ]),
      ripples(
        context,
        38,
        { top: stage.down(0.05), bottom: stage.down(0.8) },
        { rows: 8, colour: '#F2D49C', opacity: 0.22, width: 2 },
      ),
      scrub(context, {
        seed: 34,
        from: 0.03,
        to: 0.6,
        rows: 6,
        far: '#AE9D70',
        near: '#5F6242',
        light: 'right',
      }),
      windpump(context, 548, 0.42, 190),
      scrub(context, {
        seed: 35,
        from: 0.5,
        to: 0.8,
        rows: 3,
        far: '#6E6C48',
        near: '#4D5136',
        light: 'right',
      }),
      farmFence(context, 36, 0.84, '#3B2F26'),
      turf(context, {
        phase: 1,
        y: gravel + 4,
        height: 20,
        tones: ['#8C7A4A', '#B59C62', '#D0B779'],
      }),
      swell(context, 0.85, 4, [
        [0, '#D9AE78'],
        [0.22, '#BC8958'],
        [1, '#6E4930'],
      ]),
      streaks(
        context,
        40,
        { top: gravel + 12, bottom: stage.height },
        { count: 46, length: [40, 220], colour: '#5A3A26', opacity: 0.2, width: 2.4 },
      ),
      streaks(
        context,
        41,
        { top: gravel + 12, bottom: stage.height },
        { count: 30, length: [60, 280], colour: '#F1CC98', opacity: 0.22, width: 2 },
      ),
      grain(context, 42, { top: gravel + 12, bottom: stage.height }, ['#FFE2B4', '#3A2416'], 0.8),
    ].join('')
  },
  drawForeground(context, placement) {
    const { stage } = context
    return [
      placement ? wheelDust(context, 43, placement, '#E9C592', '#7A5233', 0.75) : '',
      apron(context, 1.48, [
        [0, '#7A5838'],
        [1, '#3E2A1B'],
      ]),
      grain(context, 44, { top: stage.down(1.48), bottom: stage.height }, ['#E4BE88', '#2A1A10'], 0.9),
      turf(context, {
        phase: 2,
        y: stage.height + 6,
        height: 44,
        tones: ['#8E7A48', '#5E5530', '#3C3822'],
      }),
    ].join('')
  },
}
