import { formatNumber, svgDocument } from '../core/svg.ts'
import type { Daylight, SceneFormat } from '../names.ts'
import type { VehicleParts } from '../vehicle/index.ts'
import { box, createDefs, createStage, isUpright, type LayerContext, type Stage } from './canvas/index.ts'
import { type Follower, followersOf } from './convoy.ts'
import { sceneAt } from './daylight.ts'
import { darkSky } from './layers/dark-sky.ts'
import { dealership, dealershipGround } from './layers/dealership/index.ts'
import { lampHalos, lampsOnGround, lampsOnRoad } from './layers/headlamps.ts'
import { castShadow } from './layers/shadow.ts'
import { frontExtent, ownShare, sideExtent, type VehicleShare } from './placement.ts'
import type { Light, Scene, VehiclePlacement } from './scene.ts'

export interface Composition {
  readonly scene: Scene
  readonly format: SceneFormat
  readonly idPrefix: string
  readonly title?: string
  readonly scrim: boolean
  /** The part of the day; its own light in a scene that does not follow the daylight. */
  readonly daylight?: Daylight | undefined
  /** Whether two more of the vehicle follow it. */
  readonly convoy?: boolean
  /** The name over the door of a dealer's building. */
  readonly sign?: string | undefined
  /** Whether the wheels roll at first. */
  readonly arrives?: boolean
  /** Draws the vehicle in the light of the scene. */
  vehicle?(light: Light, idPrefix: string): VehicleParts
}

/**
 * Places the vehicle in its space of the scene; beside light text, that is never the middle of a wide picture.
 *
 * @param depth at which it stands
 */
function placeVehicle(
  stage: Stage,
  art: VehicleParts,
  own: VehicleShare | undefined,
  depth: number,
): VehiclePlacement {
  const endOn = art.view !== 'side'
  const extent = endOn
    ? frontExtent(stage.format, art.widthCm, own)
    : sideExtent(stage.format, art.lengthCm, own)
  const width = stage.width * (extent.right - extent.left)
  return {
    x: stage.width * extent.left,
    width,
    ground: stage.down(depth),
    unit: width / (endOn ? art.widthCm : art.lengthCm),
    height: art.heightCm,
    wheels: endOn ? art.wheels.map((wheel) => wheel + art.widthCm / 2) : art.wheels,
    tyre: endOn ? art.tyreRadiusCm / 2 : art.tyreRadiusCm,
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

/** The upper edge of a vehicle with a low sun behind it: the same drawing in one colour, a little higher. */
function rimOf({ defs }: LayerContext, { rim }: Light, { unit }: VehiclePlacement, carId: string): string {
  if (!rim) return ''
  const flat = defs.define(
    'rim',
    (id) =>
      `<filter id="${id}" x="-.05" y="-.1" width="1.1" height="1.2"><feFlood flood-color="${rim}"/><feComposite in2="SourceAlpha" operator="in"/></filter>`,
  )
  return `<g filter="${flat}"><use href="#${carId}" transform="translate(0 ${formatNumber(-2.2 * unit)})"/></g>`
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

/** The vehicle with its mirror image, shadow and lamps, and behind it the others of its convoy. */
function drawVehicle(
  context: LayerContext,
  { light, followsDaylight }: Scene,
  art: VehicleParts,
  placement: VehiclePlacement,
  carId: string,
  convoy: readonly Follower[],
): string {
  // The front view is drawn around x = 0, the side view from there.
  const origin = placement.x + (art.view === 'side' ? 0 : placement.width / 2)
  const position = `translate(${formatNumber(origin)} ${formatNumber(placement.ground)})scale(${formatNumber(placement.unit, 4)})`
  return [
    ...convoy.map(
      ({ at, transform }) =>
        `${castShadow(context, light, at)}<use href="#${carId}" transform="${transform}"/>${lampHalos(context, light, at, art.view)}`,
    ),
    drawReflection(context, light, placement, carId),
    castShadow(context, light, placement),
    lampsOnGround(context, light, placement, art.view),
    art.view === 'side' && followsDaylight ? lampsOnRoad(context, light, placement) : '',
    rimOf(context, light, placement, carId),
    `<g id="${carId}" transform="${position}"${lightFilter(context, light)}>${art.content}</g>`,
    lampHalos(context, light, placement, art.view),
  ].join('')
}

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
  const placement =
    art && placeVehicle(stage, art, ownShare(scene, format, withScrim), scene.distant?.depth ?? 1)
  const site = composition.sign ? scene.site : undefined
  // Dust, streaks and pools of light follow a vehicle from the side; one that faces the viewer stands still.
  const driving = art?.view === 'side' ? placement : undefined
  // The ground colour lies below everything, so that gaps between layers do not show the page.
  const parts = [
    box(0, 0, stage.width, stage.height, scene.light.ground),
    scene.drawBackground(context, driving),
    site ? dealershipGround(context, site, scene.light) : '',
  ]
  const darkens = withScrim && !scene.pale
  if (darkens && hasDarkSky(format) && scene.dusk) parts.push(darkSky(context, scene.dusk))
  // Above the dusk, which would dim the name.
  if (site && composition.sign) {
    const building = dealership(context, site, composition.sign, scene.light)
    parts.push(scene.light.night ? building : `<g${lightFilter(context, scene.light)}>${building}</g>`)
  }
  if (art && placement) {
    defs.adopt(art.definitions)
    const convoy = composition.convoy ? followersOf(stage, placement) : []
    parts.push(drawVehicle(context, scene, art, placement, `${idPrefix}-car`, convoy))
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
