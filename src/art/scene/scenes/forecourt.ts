import { box, type LayerContext, line, oval, pair } from '../canvas/index.ts'
import { clouds } from '../layers/clouds.ts'
import { flags } from '../layers/flags.ts'
import { apron, grain, pool, streaks } from '../layers/ground.ts'
import { haze } from '../layers/haze.ts'
import { showroom } from '../layers/showroom/index.ts'
import { sky } from '../layers/sky.ts'
import { treeline } from '../layers/treeline.ts'
import type { Scene } from '../scene.ts'

const THRESHOLD = 0.5

/** Joints of the paving, running to the vanishing point and across, closer together with distance. */
function paving({ stage }: LayerContext, from: number): string {
  const top = stage.down(from)
  const vanish = stage.x(940)
  let joints = ''
  for (let k = -26; k <= 26; k++) {
    const near = vanish + k * 150 * stage.zoom
    const t = (top - stage.horizon) / (stage.height - stage.horizon)
    joints += `M${pair(vanish + (near - vanish) * t, top, 0)}L${pair(near, stage.height, 0)}`
  }
  for (const depth of [0.6, 0.74, 0.92, 1.14, 1.42])
    joints += `M0 ${Math.round(stage.down(depth))}H${stage.width}`
  return line(joints, '#0B0A10', 1.5, 'stroke-opacity=".34"')
}

/** Warm light of the glazing on the wet paving, broken into upright streaks. */
function glow({ defs, stage }: LayerContext): string {
  const top = stage.down(THRESHOLD)
  const fill = defs.radial([
    [0, '#FFCB8A', 0.5],
    [0.45, '#F0A868', 0.22],
    [1, '#E0945A', 0],
  ])
  const reach = stage.height - top
  let markup = ''
  for (let k = 0; k < 13; k++) {
    const x = stage.x(770 + k * 76 + (k % 3) * 11)
    const across = (40 + ((k * 37) % 44)) * stage.zoom
    markup += oval(
      x,
      top + reach * 0.2,
      across,
      reach * (0.66 + (k % 3) * 0.14),
      fill,
      `opacity="${(0.6 + (k % 4) * 0.12).toFixed(2)}"`,
    )
  }
  return markup
}

/** A dealership at dusk after rain: glass showroom, banners, mirrors on the paving. */
export const forecourt: Scene = {
  focus: 1120,
  dusk: { zenith: '#10172C', horizon: '#281C36', strength: 0.8 },
  light: {
    sky: '#FFD2A8',
    ground: '#4A3A3C',
    cast: [1.16, 1.09, 1.04],
    night: true,
    shadow: { colour: '#08070B', strength: 0.72, lean: 0 },
    mirror: { strength: 0.26, reach: 0.56 },
  },
  site: { threshold: THRESHOLD, road: THRESHOLD, eaves: 216, fascia: 31 },
  drawBackground(context, placement) {
    const { stage } = context
    const z = stage.zoom
    return [
      sky(context, {
        stops: [
          [0, '#1F2C4A'],
          [0.44, '#4A5478'],
          [0.74, '#A8728A'],
          [0.92, '#EFA07C'],
          [1, '#FFC593'],
        ],
        sun: { x: 430, elevation: 14, radius: 0, disc: '#FFE0B8', glow: '#FFC08A', reach: 400 },
      }),
      clouds(context, 72, [
        {
          x: 620,
          elevation: 236,
          width: 560,
          thickness: 24,
          puffs: 16,
          lit: '#EFA394',
          shade: '#5C5276',
          opacity: 0.7,
        },
        {
          x: 1300,
          elevation: 330,
          width: 620,
          thickness: 22,
          puffs: 15,
          lit: '#C98C98',
          shade: '#454C70',
          opacity: 0.6,
        },
        {
          x: 240,
          elevation: 150,
          width: 380,
          thickness: 14,
          puffs: 11,
          lit: '#FFB694',
          shade: '#8A6480',
          opacity: 0.75,
        },
      ]),
      treeline(context, { seed: 73, foot: -4, height: [8, 40], colour: '#6A4E68', crown: 26 }),
      haze(context, '#FFB48A', 0.46, 60, -10),
      treeline(context, { seed: 74, foot: -14, height: [12, 52], colour: '#3B3150', crown: 34 }),
      apron(context, 0.06, [
        [0, '#3B3150'],
        [0.14, '#272136'],
        [1, '#1C1926'],
      ]),
      flags(context, [500, 566, 632], THRESHOLD, 250),
      apron(context, THRESHOLD, [
        [0, '#5C4A50'],
        [0.2, '#39333E'],
        [1, '#17161C'],
      ]),
      glow(context),
      showroom(context, { from: 800, to: 1760, eaves: 176, threshold: THRESHOLD }),
      paving(context, THRESHOLD),
      box(-2, stage.down(THRESHOLD), stage.width + 4, 2, '#FFC890', 'opacity=".45"'),
      streaks(
        context,
        75,
        { top: stage.down(0.62), bottom: stage.height },
        { count: 40, length: [60, 300], colour: '#FFD2A0', opacity: 0.08, width: 2 },
      ),
      grain(context, 76, { top: stage.down(0.56), bottom: stage.height }, ['#FFD9B0', '#050408'], 0.35),
      placement
        ? pool(
            context,
            placement.x - placement.width * 0.18,
            placement.ground,
            placement.width * 0.34,
            placement.width * 0.03,
            '#FFF2DC',
            0.4,
          )
        : '',
      pool(context, stage.x(1150), stage.down(0.62), 620 * z, 30 * z, '#FFD9A0', 0.4),
    ].join('')
  },
}
