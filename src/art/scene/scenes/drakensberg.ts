import { createNoise, octaves } from '../canvas/index.ts'
import { clouds } from '../layers/clouds.ts'
import { apron, grain } from '../layers/ground.ts'
import { haze } from '../layers/haze.ts'
import { hillRow } from '../layers/hills.ts'
import { massif } from '../layers/massif/index.ts'
import { road } from '../layers/road.ts'
import { sky } from '../layers/sky.ts'
import { turf } from '../layers/turf.ts'
import type { Scene } from '../scene.ts'

/** A rounded tower or shoulder added to an escarpment: centre, half width, height, flatness of its top. */
type Tower = readonly [centre: number, half: number, height: number, power: number]

const FAR: readonly Tower[] = [
  [1060, 330, 34, 3],
  [560, 260, 20, 3],
]

/** The amphitheatre: a long wall between two buttresses, its beacon on the right. */
const NEAR: readonly Tower[] = [
  [1330, 250, 116, 2.6],
  [1462, 120, 66, 1.5],
  [1610, 170, 96, 1.7],
  [880, 200, 40, 2.8],
  [520, 250, 54, 2.6],
  [160, 280, 84, 2.4],
  [40, 120, 40, 1.6],
]

const escarpment = (seed: number, base: number, towers: readonly Tower[]) => {
  const noise = createNoise(seed)
  return (x: number) => {
    const swell = octaves(noise, x / 520, 3)
    let elevation = base + 52 * (Math.round(swell * 7) / 7) * 0.6 + 52 * swell * 0.4
    elevation += 9 * octaves(noise, x / 26 + 9, 3)
    for (const [centre, half, height, power] of towers) {
      const distance = Math.abs(x - centre) / half
      if (distance < 1) elevation += height * (1 - distance ** power)
    }
    return elevation
  }
}

/** Drakensberg at dawn: two walls of basalt in haze, green foothills, a tarred road. */
export const drakensberg: Scene = {
  focus: 1160,
  dusk: { zenith: '#122434', horizon: '#263442', strength: 1 },
  followsDaylight: true,
  light: {
    sky: '#FFE9CC',
    ground: '#6B6558',
    cast: [1, 0.96, 0.9],
    night: false,
    shadow: { colour: '#14130F', strength: 0.5, lean: -1 },
  },
  site: { threshold: 0.3, road: 0.78, eaves: 150 },
  drawBackground(context) {
    const { stage } = context
    return [
      sky(context, {
        stops: [
          [0, '#3E6480'],
          [0.38, '#7E9DAD'],
          [0.68, '#D9CDB9'],
          [0.88, '#F4D0A2'],
        ],
        sun: {
          x: 1035,
          elevation: 176,
          low: { x: 1150, elevation: 58 },
          radius: 25,
          disc: '#FFF6E2',
          glow: '#FFE9C2',
          reach: 420,
        },
      }),
      clouds(context, 71, [
        { x: 1290, elevation: 372, width: 520, thickness: 52, puffs: 26, lit: '#FFF3DF', shade: '#B9B4AE' },
        { x: 1010, elevation: 286, width: 340, thickness: 26, puffs: 18, lit: '#FFEFD8', shade: '#C2BBB0' },
        { x: 1500, elevation: 286, width: 330, thickness: 22, puffs: 14, lit: '#FFEBCF', shade: '#CDBFAE' },
      ]),
      massif(context, {
        seed: 8,
        crest: escarpment(8, 130, FAR),
        foot: 20,
        cliff: 0.62,
        buttress: [20, 110],
        light: 'right',
        lit: '#D3C6BC',
        shade: '#A3AEBB',
        haze: '#E9D7BF',
        rim: '#FFEFD6',
        scree: { colour: '#D2C6B4', folds: 0.3 },
      }),
      haze(context, '#F4DDB8', 0.8, 150),
      massif(context, {
        seed: 9,
        crest: escarpment(9, 62, NEAR),
        foot: -30,
        cliff: 0.5,
        buttress: [20, 104],
        light: 'right',
        lit: '#BF9C84',
        shade: '#545A70',
        haze: '#CDBB9C',
        rim: '#FFE7C8',
        scree: { colour: '#A99B78', folds: 0.5 },
      }),
      haze(context, '#F2DDB6', 0.72, 96, -20),
      hillRow(context, {
        seed: 23,
        foot: -34,
        height: [34, 74],
        spread: [340, 620],
        lit: '#B5AE80',
        shade: '#7C8760',
        floor: '#A9A274',
        light: 'right',
      }),
      hillRow(context, {
        seed: 27,
        foot: -82,
        height: [42, 84],
        spread: [420, 760],
        lit: '#94985F',
        shade: '#56673F',
        floor: '#7C8050',
        light: 'right',
      }),
      hillRow(context, {
        seed: 29,
        foot: -150,
        height: [54, 92],
        spread: [520, 900],
        lit: '#7C8149',
        shade: '#3F5029',
        floor: '#5E6436',
        light: 'right',
      }),
      apron(context, 0.72, [
        [0, '#6F7440'],
        [0.3, '#7B7547'],
        [1, '#4B4A2A'],
      ]),
      turf(context, {
        phase: 1,
        y: stage.down(0.79),
        height: 34,
        tones: ['#5F6636', '#87854C', '#B0A264'],
      }),
      road(context, 5, {
        far: 0.79,
        near: 1.36,
        tar: ['#8A8577', '#5E5C58', '#3B3B3C'],
        edge: '#E9CE84',
        centre: '#F2EADA',
        glint: '#FFE9C8',
      }),
    ].join('')
  },
  drawForeground(context) {
    const { stage } = context
    const verge = stage.down(1.36)
    return [
      apron(context, 1.36, [
        [0, '#6E6543'],
        [0.25, '#4F4A2E'],
        [1, '#23261A'],
      ]),
      grain(context, 11, { top: verge, bottom: stage.height }, ['#C9B98A', '#15160D'], 0.8),
      turf(context, {
        phase: 2,
        y: stage.height + 8,
        height: 58,
        tones: ['#6A663A', '#454A28', '#2A2F1B'],
      }),
    ].join('')
  },
}
