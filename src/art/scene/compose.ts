import { formatNumber, svgDocument } from '../core/svg.ts'
import type { VehicleParts } from '../vehicle/index.ts'
import {
  box,
  createDefs,
  createStage,
  type LayerContext,
  type SceneFormat,
  type Stage,
} from './canvas/index.ts'
import { beamOnGround, lampHalos } from './layers/headlamps.ts'
import { castShadow } from './layers/shadow.ts'
import type { Light, Scene, VehiclePlacement } from './scene.ts'

export interface Composition {
  readonly scene: Scene
  readonly format: SceneFormat
  readonly idPrefix: string
  readonly title?: string
  readonly scrim: boolean
  /** Draws the vehicle in the light of the scene. */
  vehicle?(light: Light, idPrefix: string): VehicleParts
}

/** The vehicle length in centimetres for which the widths below are defined. */
const REFERENCE_LENGTH = 464

/** Width of a vehicle of the reference length and its right margin, as shares of the picture's width. */
const SHARE: Record<SceneFormat, { readonly width: number; readonly right: number }> = {
  wide: { width: 0.435, right: 0.075 },
  portrait: { width: 0.85, right: 0.06 },
  poster: { width: 0.72, right: 0.1 },
  card: { width: 0.58, right: 0.12 },
}

/** How much larger a vehicle is drawn from the front than from the side. */
const FRONT_SCALE = 1.42

/** Places a vehicle that faces the viewer with its middle in the middle of the space for a side view. */
function placeFront(stage: Stage, scene: Scene, art: VehicleParts): VehiclePlacement {
  const share = scene.centred?.[stage.format] ?? SHARE[stage.format]
  const unit = (stage.width * share.width * FRONT_SCALE) / REFERENCE_LENGTH
  return {
    x: stage.width * (1 - share.right - share.width / 2) - (art.widthCm * unit) / 2,
    width: art.widthCm * unit,
    ground: stage.ground,
    unit,
    height: art.heightCm,
    wheels: art.wheels.map((wheel) => wheel + art.widthCm / 2),
    tyre: art.tyreRadiusCm / 2,
  }
}

/** Scales by the square root of the length, so that a bus fits and a small car stays prominent. */
function placeVehicle(stage: Stage, scene: Scene, art: VehicleParts): VehiclePlacement {
  if (art.view === 'front') return placeFront(stage, scene, art)
  const share = scene.centred?.[stage.format] ?? SHARE[stage.format]
  const width = Math.min(
    stage.width * share.width * Math.sqrt(art.lengthCm / REFERENCE_LENGTH),
    stage.width * (1 - share.right * 1.2),
  )
  return {
    x: stage.width * (1 - share.right) - width,
    width,
    ground: stage.ground,
    unit: width / art.lengthCm,
    height: art.heightCm,
    wheels: art.wheels,
    tyre: art.tyreRadiusCm,
  }
}

/** The vehicle's mirror image below the tyres, fading downwards. */
function drawReflection({ defs }: LayerContext, light: Light, at: VehiclePlacement, carId: string): string {
  if (!light.mirror) return ''
  const reach = at.height * at.unit * light.mirror.reach
  const fade = defs.linear(
    [
      [0, '#fff', light.mirror.strength],
      [0.5, '#fff', light.mirror.strength * 0.34],
      [1, '#fff', 0],
    ],
    { x1: 0, x2: 0, y1: at.ground, y2: at.ground + reach },
  )
  const mask = defs.define(
    'mirror',
    (id) =>
      `<mask id="${id}" maskUnits="userSpaceOnUse" x="${formatNumber(at.x - 60)}" y="${formatNumber(at.ground)}" width="${formatNumber(at.width + 120)}" height="${formatNumber(reach)}">${box(at.x - 60, at.ground, at.width + 120, reach, fade)}</mask>`,
  )
  return `<g mask="${mask}"><use href="#${carId}" transform="matrix(1 0 0 -1 0 ${formatNumber(at.ground * 2)})"/></g>`
}

/** The filter attribute for the colour of the light; empty for white light. */
function lightFilter({ defs }: LayerContext, { cast }: Light): string {
  if (!cast) return ''
  const [red, green, blue] = cast
  const matrix = `${red} 0 0 0 0 0 ${green} 0 0 0 0 0 ${blue} 0 0 0 0 0 1 0`
  const filter = defs.define(
    'cast',
    (id) =>
      `<filter id="${id}" x="-.05" y="-.1" width="1.1" height="1.2" color-interpolation-filters="sRGB"><feColorMatrix values="${matrix}"/></filter>`,
  )
  return ` filter="${filter}"`
}

const SCRIM = '#0A1620'

/** Darkens the area behind text: the left in wide formats, the top in narrow ones. */
function scrim({ defs, stage }: LayerContext): string {
  const fill =
    stage.format === 'wide' || stage.format === 'card'
      ? defs.linear(
          [
            [0, SCRIM, 0.46],
            [0.3, SCRIM, 0.3],
            [0.58, SCRIM, 0],
          ],
          'across',
        )
      : defs.linear([
          [0, SCRIM, 0.42],
          [0.36, SCRIM, 0.28],
          [0.58, SCRIM, 0],
        ])
  return box(0, 0, stage.width, stage.height, fill)
}

/** Composes scene, vehicle and scrim as one `<svg>`. */
export function compose({ scene, format, idPrefix, title, scrim: withScrim, vehicle }: Composition): string {
  const stage = createStage(format, scene.focus)
  // A taller box crops the empty left side, never the vehicle's tail.
  const anchor = format === 'wide' && !scene.centred ? 'xMax' : 'xMid'
  const defs = createDefs(idPrefix)
  const context: LayerContext = { defs, stage }
  const art = vehicle?.(scene.light, `${idPrefix}-v`)
  const placement = art && placeVehicle(stage, scene, art)
  // Dust, streaks and pools of light follow a vehicle from the side; one from the front stands still.
  const driving = art?.view === 'side' ? placement : undefined
  // The ground colour lies below everything, so that gaps between layers do not show the page.
  const parts = [
    box(0, 0, stage.width, stage.height, scene.light.ground),
    scene.drawBackground(context, driving),
  ]
  if (art && placement) {
    defs.adopt(art.definitions)
    const carId = `${idPrefix}-car`
    // The front view is drawn around x = 0, the side view from there.
    const origin = placement.x + (art.view === 'front' ? placement.width / 2 : 0)
    const position = `translate(${formatNumber(origin)} ${formatNumber(placement.ground)})scale(${formatNumber(placement.unit, 4)})`
    parts.push(
      drawReflection(context, scene.light, placement, carId),
      castShadow(context, scene.light, placement),
      art.view === 'front' ? beamOnGround(context, scene.light, placement) : '',
      `<g id="${carId}" transform="${position}"${lightFilter(context, scene.light)}>${art.content}</g>`,
      art.view === 'front' ? lampHalos(context, scene.light, placement) : '',
    )
  }
  parts.push(scene.drawForeground?.(context, driving) ?? '')
  if (withScrim && !scene.pale) parts.push(scrim(context))
  return svgDocument({
    viewBox: { x: 0, y: 0, width: stage.width, height: stage.height },
    definitions: defs.definitions(),
    content: parts.join(''),
    ...(title === undefined ? {} : { title }),
    attributes: { preserveAspectRatio: `${anchor}YMax slice` },
  })
}
