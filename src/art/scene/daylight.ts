import { type Hex, mix, parseHex } from '../core/colour.ts'
import type { Daylight } from '../names.ts'
import { createDefs, type LayerContext, type Luminary, type Stop } from './canvas/index.ts'
import type { Dusk } from './layers/dark-sky.ts'
import type { Light, Scene } from './scene.ts'

type Factors = readonly [red: number, green: number, blue: number]

interface Conditions {
  /** Colours of the sky from zenith to horizon. */
  readonly stops: readonly Stop[]
  /** None at noon: the sun is above the picture. */
  readonly luminary?: Luminary
  readonly stars: boolean
  /** Factors on the colours of the land, then a share of a colour that the air adds. */
  readonly factors: Factors
  readonly air: { readonly colour: Hex; readonly share: number }
  /** Colours behind white text. */
  readonly dusk: Dusk
  readonly vehicle: { readonly sky: Hex; readonly cast: Factors; readonly night: boolean }
}

const conditions: Readonly<Record<Daylight, Conditions>> = {
  dawn: {
    stops: [
      [0, '#4A5C8C'],
      [0.38, '#8E8FB4'],
      [0.64, '#D9A9B0'],
      [0.84, '#F6BFA0'],
      [1, '#FFD9A8'],
    ],
    luminary: {
      kind: 'sun',
      elevation: 182,
      low: 58,
      radius: 22,
      disc: '#FFEBD6',
      glow: '#FFC79A',
      reach: 430,
    },
    stars: false,
    factors: [0.84, 0.75, 0.86],
    air: { colour: '#E7A8A6', share: 0.12 },
    dusk: { zenith: '#141C3A', horizon: '#33273F', strength: 1 },
    vehicle: { sky: '#F6CDBE', cast: [0.96, 0.88, 0.92], night: false },
  },
  day: {
    stops: [
      [0, '#1F6AA8'],
      [0.42, '#5FA3CF'],
      [0.78, '#B4D8E6'],
      [1, '#E4EFEC'],
    ],
    stars: false,
    factors: [0.99, 1.03, 1.06],
    air: { colour: '#D8EAF2', share: 0.07 },
    dusk: { zenith: '#0B2A44', horizon: '#18374A', strength: 1 },
    vehicle: { sky: '#F4FAFF', cast: [1.02, 1.03, 1.04], night: false },
  },
  dusk: {
    stops: [
      [0, '#1E2850'],
      [0.36, '#4F4A7C'],
      [0.62, '#A8607E'],
      [0.82, '#EC8A5E'],
      [1, '#FFBE74'],
    ],
    luminary: {
      kind: 'sun',
      elevation: 172,
      low: 30,
      radius: 27,
      disc: '#FFD9A0',
      glow: '#FF9E58',
      reach: 470,
    },
    stars: false,
    factors: [0.62, 0.46, 0.56],
    air: { colour: '#8A4A5C', share: 0.14 },
    dusk: { zenith: '#10132B', horizon: '#2C1930', strength: 0.9 },
    vehicle: { sky: '#FFC29A', cast: [1.02, 0.88, 0.86], night: true },
  },
  night: {
    stops: [
      [0, '#060B1C'],
      [0.46, '#0F1B3A'],
      [0.8, '#22365C'],
      [1, '#3A5378'],
    ],
    luminary: {
      kind: 'moon',
      elevation: 316,
      low: 128,
      radius: 17,
      disc: '#F4F1E2',
      glow: '#9DB6E0',
      reach: 260,
    },
    stars: true,
    factors: [0.25, 0.3, 0.44],
    air: { colour: '#1C2C4C', share: 0.2 },
    dusk: { zenith: '#050914', horizon: '#0B1222', strength: 0.5 },
    vehicle: { sky: '#B9CBEA', cast: [0.98, 1.02, 1.14], night: true },
  },
}

/** The light on the vehicle: that of the scene, changed to a part of the day. */
function lightAt(daylight: Daylight, light: Light): Light {
  const { vehicle } = conditions[daylight]
  const { colour, strength, lean } = light.shadow
  return {
    ...light,
    ...vehicle,
    ground: gradeColour(daylight, light.ground),
    shadow: { colour, strength: vehicle.night ? strength * 0.8 : strength, lean: vehicle.night ? 0 : lean },
  }
}

function gradeColour(daylight: Daylight, colour: string): Hex {
  const { factors, air } = conditions[daylight]
  const value = Number.parseInt(parseHex(colour).slice(1), 16)
  const channels = [(value >> 16) & 255, (value >> 8) & 255, value & 255]
  const graded = channels.map((channel, index) =>
    Math.min(255, Math.round(channel * (factors[index] ?? 1)))
      .toString(16)
      .padStart(2, '0'),
  )
  return mix(`#${graded.join('')}`, air.colour, air.share)
}

/** Changes every six-digit colour of a piece of markup to a part of the day. */
function gradeMarkup(daylight: Daylight, markup: string): string {
  return markup.replace(/#[\da-f]{6}\b/gi, (colour) => gradeColour(daylight, colour))
}

/**
 * Returns the scene at a part of the day, with its own place, another sky and other colours; unchanged when it does not
 * follow the daylight.
 *
 * @param idPrefix of the definitions of the land, unique in the drawing
 */
export function sceneAt(daylight: Daylight, scene: Scene, idPrefix: string): Scene {
  if (!scene.followsDaylight) return scene
  const { stops, stars, luminary, dusk } = conditions[daylight]
  const graded = ({ defs, stage }: LayerContext, part: string, draw: (land: LayerContext) => string) => {
    const ownDefs = createDefs(`${idPrefix}${part}`)
    const sky = { defs, stops, stars, ...(luminary && { luminary }) }
    const markup = gradeMarkup(daylight, draw({ stage, defs: ownDefs, daylight: sky }))
    defs.adopt(gradeMarkup(daylight, ownDefs.definitions()))
    return markup
  }
  return {
    ...scene,
    dusk,
    light: lightAt(daylight, scene.light),
    drawBackground: (context, at) => graded(context, 'b', (land) => scene.drawBackground(land, at)),
    drawForeground: (context, at) => graded(context, 'f', (land) => scene.drawForeground?.(land, at) ?? ''),
  }
}
