import { formatNumber, svgDocument } from '../core/svg.ts'
import type { Daylight, SceneFormat } from '../names.ts'
import type { VehicleParts } from '../vehicle/index.ts'
import { box, createDefs, createStage, isUpright, type LayerContext, type Stage } from './canvas/index.ts'
import { sceneAt } from './daylight.ts'
import { darkSky } from './layers/dark-sky.ts'
import { beamOnGround, lampHalos, lampsOnRoad } from './layers/headlamps.ts'
import { castShadow } from './layers/shadow.ts'
import { centredShare, frontExtent, sideExtent, type VehicleShare } from './placement.ts'
import type { Light, Scene, VehiclePlacement } from './scene.ts'

export interface Composition {
  readonly scene: Scene
  readonly format: SceneFormat
  readonly idPrefix: string
  readonly title?: string
  readonly scrim: boolean
  /** The part of the day; its own light in a scene that does not follow the daylight. */
  readonly daylight?: Daylight | undefined
  /** Whether the wheels roll at first. */
  readonly arrives?: boolean
  /** Draws the vehicle in the light of the scene. */
  vehicle?(light: Light, idPrefix: string): VehicleParts
}

/** Places the vehicle in its space of the scene; beside light text, that is never the middle of a wide picture. */
function placeVehicle(stage: Stage, art: VehicleParts, centred: VehicleShare | undefined): VehiclePlacement {
  const front = art.view === 'front'
  const extent = front
    ? frontExtent(stage.format, art.widthCm, centred)
    : sideExtent(stage.format, art.lengthCm, centred)
  const width = stage.width * (extent.right - extent.left)
  return {
    x: stage.width * extent.left,
    width,
    ground: stage.ground,
    unit: width / (front ? art.widthCm : art.lengthCm),
    height: art.heightCm,
    wheels: front ? art.wheels.map((wheel) => wheel + art.widthCm / 2) : art.wheels,
    tyre: front ? art.tyreRadiusCm / 2 : art.tyreRadiusCm,
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

/**
 * The wheels roll to a stop with the picture, which drives in by 12 px (`arriving` in `motion.css`). A picture cannot see
 * which motion a visitor prefers, so the page chooses the file.
 */
const ROLLING =
  '<style>@keyframes roll{from{rotate:24deg}}.vehicle-wheel{animation:roll .7s cubic-bezier(.2,0,0,1)}</style>'

const SCRIM = '#0A1620'

/** Darkens the area behind the text of a poster (the top) or a card (the left). */
function scrim({ defs, stage }: LayerContext): string {
  const fill =
    stage.format === 'card'
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

/** Whether the area behind text is dusk in the scene itself, below the vehicle, instead of a scrim over everything. */
const hasDarkSky = (format: SceneFormat) => format !== 'poster' && format !== 'card'

/** Composes scene, vehicle and scrim as one `<svg>`. */
export function compose(composition: Composition): string {
  const { format, idPrefix, title, scrim: withScrim, vehicle, daylight } = composition
  const scene = daylight ? sceneAt(daylight, composition.scene, `${idPrefix}-l`) : composition.scene
  const { focus, zoom } = (!vehicle && isUpright(format) && scene.landmark) || { focus: scene.focus }
  const stage = createStage(format, focus, zoom)
  // A taller box crops the empty left side, never the vehicle's tail.
  const anchor = format === 'wide' && !scene.centred ? 'xMax' : 'xMid'
  const defs = createDefs(idPrefix)
  const context: LayerContext = { defs, stage }
  const art = vehicle?.(scene.light, `${idPrefix}-v`)
  const placement = art && placeVehicle(stage, art, centredShare(scene, format, withScrim))
  // Dust, streaks and pools of light follow a vehicle from the side; one from the front stands still.
  const driving = art?.view === 'side' ? placement : undefined
  // The ground colour lies below everything, so that gaps between layers do not show the page.
  const parts = [
    box(0, 0, stage.width, stage.height, scene.light.ground),
    scene.drawBackground(context, driving),
  ]
  const darkens = withScrim && !scene.pale
  if (darkens && hasDarkSky(format) && scene.dusk) parts.push(darkSky(context, scene.dusk))
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
      driving && scene.followsDaylight ? lampsOnRoad(context, scene.light, placement) : '',
      `<g id="${carId}" transform="${position}"${lightFilter(context, scene.light)}>${art.content}</g>`,
      art.view === 'front' ? lampHalos(context, scene.light, placement) : '',
    )
  }
  parts.push(scene.drawForeground?.(context, driving) ?? '')
  if (darkens && !hasDarkSky(format)) parts.push(scrim(context))
  return svgDocument({
    viewBox: { x: 0, y: 0, width: stage.width, height: stage.height },
    definitions: (composition.arrives && driving ? ROLLING : '') + defs.definitions(),
    content: parts.join(''),
    ...(title === undefined ? {} : { title }),
    attributes: { preserveAspectRatio: `${anchor}YMax slice` },
  })
}
