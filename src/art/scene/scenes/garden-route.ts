import { box, createNoise, type LayerContext, octaves, pair } from '../canvas/index.ts'
import { clouds } from '../layers/clouds.ts'
import { apron, grain, pool, swell } from '../layers/ground.ts'
import { haze } from '../layers/haze.ts'
import { massif } from '../layers/massif/index.ts'
import { road } from '../layers/road.ts'
import { scrub } from '../layers/scrub.ts'
import { sky } from '../layers/sky.ts'
import { surf } from '../layers/surf.ts'
import { turf } from '../layers/turf.ts'
import { water } from '../layers/water.ts'
import type { Scene } from '../scene.ts'

/** A headland: world x of its shore, where its top levels off, and the elevations of its foot and top. */
interface Headland {
  readonly shore: number
  readonly inland: number
  readonly foot: number
  readonly top: number
}

/** Share of a headland's height at a share of its way inland: a cliff out of the water, then a long back. */
const rise = (t: number): number => (t < 0.1 ? 0.5 * (t / 0.1) ** 0.7 : 0.5 + 0.5 * ((t - 0.1) / 0.9) ** 0.72)

/** The crest of a headland; seaward of its shore the land lies under water. */
const headland = (seed: number, { shore, inland, foot, top }: Headland, ripple: number) => {
  const noise = createNoise(seed)
  return (x: number) => {
    if (x < shore) return foot - 60
    const t = Math.min(1, (x - shore) / (inland - shore))
    return foot + (top - foot) * rise(t) + (octaves(noise, x / 70, 4) - 0.5) * ripple * Math.min(1, t * 6)
  }
}

/** A steel rail on short posts, catching the sky. */
function rail({ defs, stage }: LayerContext): string {
  const y = stage.down(0.71)
  const z = stage.zoom
  const steel = defs.linear([
    [0, '#F2F1EA'],
    [0.3, '#C2C7C4'],
    [0.5, '#7C8785'],
    [0.62, '#C9CECA'],
    [1, '#6F7B79'],
  ])
  let posts = ''
  for (let x = 26; x < stage.width; x += 128 * z) posts += `M${pair(x, y - 12 * z, 0)}v${Math.round(25 * z)}`
  return `<path d="${posts}" stroke="#6C6F67" stroke-width="${5 * z}"/>${box(-2, y - 16 * z, stage.width + 4, 13 * z, steel)}`
}

/** The Garden Route: sandstone heads in sea haze, surf, fynbos beside the coast road. */
export const gardenRoute: Scene = {
  focus: 965,
  dusk: { zenith: '#0A2A40', horizon: '#143A4C', strength: 1 },
  followsDaylight: true,
  light: {
    sky: '#F4F3E6',
    ground: '#66706A',
    night: false,
    shadow: { colour: '#101A1C', strength: 0.52, lean: -1 },
  },
  site: { threshold: 0.42, road: 0.785, eaves: 140 },
  drawBackground(context) {
    const { stage } = context
    return [
      sky(context, {
        stops: [
          [0, '#2C6C92'],
          [0.44, '#74A9C0'],
          [0.8, '#C8DCD8'],
          [1, '#F2E6C8'],
        ],
        sun: { x: 1190, elevation: 262, radius: 0, disc: '#FFF8E0', glow: '#FFF6DC', reach: 430 },
      }),
      clouds(context, 51, [
        { x: 1290, elevation: 330, width: 560, thickness: 60, puffs: 26, lit: '#FFFFFF', shade: '#B9CBD0' },
        { x: 860, elevation: 252, width: 430, thickness: 30, puffs: 18, lit: '#FDFBF2', shade: '#BDD0D2' },
        {
          x: 1010,
          elevation: 178,
          width: 300,
          thickness: 18,
          puffs: 14,
          lit: '#FBF7EA',
          shade: '#C6D6D4',
          opacity: 0.8,
        },
      ]),
      massif(context, {
        seed: 52,
        crest: headland(52, { shore: 520, inland: 1300, foot: 0, top: 74 }, 16),
        foot: -2,
        cliff: 0.5,
        buttress: [16, 60],
        light: 'left',
        lit: '#B4BDB6',
        shade: '#7E95A4',
        haze: '#CBD6D0',
        rim: '#F4F2E2',
        scree: { colour: '#A9B7AC', folds: 0.24 },
        step: 14,
      }),
      haze(context, '#E6E8D8', 0.6, 70, -2),
      massif(context, {
        seed: 53,
        crest: headland(53, { shore: 800, inland: 1420, foot: 0, top: 132 }, 20),
        foot: -6,
        cliff: 0.56,
        buttress: [18, 76],
        light: 'left',
        lit: '#B3A78B',
        shade: '#5F7274',
        haze: '#A9B49A',
        rim: '#F3EBCF',
        scree: { colour: '#8E9C78', folds: 0.4 },
        step: 10,
      }),
      haze(context, '#DDE4D4', 0.5, 60, -6),
      water(context, {
        seed: 54,
        from: 0,
        to: 0.62,
        stops: [
          [0, '#9CC2C6'],
          [0.16, '#4F93A6'],
          [0.55, '#2B7688'],
          [1, '#2F8A8C'],
        ],
        glint: '#E8F4EE',
        shade: '#16485A',
        path: { x: 690, spread: 420, colour: '#FFFBE8' },
      }),
      surf(context, 55, 0.2, 0.5, 5),
      massif(context, {
        seed: 56,
        crest: headland(56, { shore: 1050, inland: 1640, foot: -94, top: 236 }, 26),
        foot: -92,
        cliff: 0.58,
        buttress: [20, 104],
        light: 'left',
        lit: '#C09B72',
        shade: '#4B4F4E',
        haze: '#6E8258',
        rim: '#FCE9C4',
        scree: { colour: '#7C8B55', folds: 0.36 },
        step: 8,
      }),
      ...[1036, 1068, 1104, 1150].map((x, index) =>
        pool(
          context,
          stage.x(x),
          stage.down(0.565 - index * 0.004),
          46 * stage.zoom,
          4 * stage.zoom,
          '#FFFFFF',
          0.85,
        ),
      ),
      swell(context, 0.58, 26, [
        [0, '#7E8F52'],
        [0.3, '#5F7340'],
        [1, '#3B4A2A'],
      ]),
      scrub(context, {
        seed: 58,
        from: 0.6,
        to: 0.74,
        rows: 4,
        far: '#8A9A5C',
        near: '#4A5E35',
        light: 'left',
      }),
      turf(context, { phase: 1, y: stage.down(0.74), height: 30, tones: ['#57693A', '#7F8C50', '#A6A868'] }),
      rail(context),
      turf(context, { phase: 2, y: stage.down(0.79), height: 20, tones: ['#4E5F34', '#7B8A4C'] }),
      road(context, 61, {
        far: 0.785,
        near: 1.36,
        tar: ['#8D918C', '#62676A', '#42474A'],
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
        [0, '#7B7556'],
        [0.2, '#4D5535'],
        [1, '#1F2A18'],
      ]),
      grain(context, 62, { top: stage.down(1.36), bottom: stage.height }, ['#D8CFA6', '#10150C'], 0.8),
      turf(context, { phase: 3, y: stage.height + 6, height: 62, tones: ['#8E9A58', '#55683A', '#2B3A20'] }),
    ].join('')
  },
}
