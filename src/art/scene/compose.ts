import { formatNumber, svgDocument } from '../core/svg.ts'
import type { VehicleParts } from '../vehicle/index.ts'
import { box, createPlate, createStage, type Ink, type SceneFormat, type Stage } from './canvas/index.ts'
import { castShadow } from './layers/shadow.ts'
import type { Light, Place, Standing } from './place.ts'

export interface Composition {
  readonly place: Place
  readonly format: SceneFormat
  readonly idPrefix: string
  readonly title?: string
  readonly scrim: boolean
  /** Draws the vehicle in this place's light. */
  vehicle?(light: Light, idPrefix: string): VehicleParts
}

/** The length every width below is meant for, in centimetres. */
const REFERENCE_LENGTH = 464

/** Share of the picture's width that a vehicle of the reference length takes, and its right margin. */
const SHARE: Record<SceneFormat, { readonly width: number; readonly right: number }> = {
  wide: { width: 0.435, right: 0.075 },
  portrait: { width: 0.85, right: 0.06 },
  poster: { width: 0.72, right: 0.1 },
  card: { width: 0.58, right: 0.12 },
}

/** Longer vehicles are drawn larger, but less than to scale: a bus still fits, a small car still counts. */
function stand(stage: Stage, place: Place, art: VehicleParts): Standing {
  const share = place.centred?.[stage.format] ?? SHARE[stage.format]
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
function mirrored({ plate }: Ink, light: Light, at: Standing, carId: string): string {
  if (!light.mirror) return ''
  const reach = at.height * at.unit * light.mirror.reach
  const fade = plate.linear(
    [
      [0, '#fff', light.mirror.strength],
      [0.5, '#fff', light.mirror.strength * 0.34],
      [1, '#fff', 0],
    ],
    { x1: 0, x2: 0, y1: at.ground, y2: at.ground + reach },
  )
  const mask = plate.define(
    'mirror',
    (id) =>
      `<mask id="${id}" maskUnits="userSpaceOnUse" x="${formatNumber(at.x - 60)}" y="${formatNumber(at.ground)}" width="${formatNumber(at.width + 120)}" height="${formatNumber(reach)}">${box(at.x - 60, at.ground, at.width + 120, reach, fade)}</mask>`,
  )
  return `<g mask="${mask}"><use href="#${carId}" transform="matrix(1 0 0 -1 0 ${formatNumber(at.ground * 2)})"/></g>`
}

/** The colour of the light on the vehicle, as a filter attribute; white light needs none. */
function tinted({ plate }: Ink, { cast }: Light): string {
  if (!cast) return ''
  const [red, green, blue] = cast
  const matrix = `${red} 0 0 0 0 0 ${green} 0 0 0 0 0 ${blue} 0 0 0 0 0 1 0`
  const filter = plate.define(
    'cast',
    (id) =>
      `<filter id="${id}" x="-.05" y="-.1" width="1.1" height="1.2" color-interpolation-filters="sRGB"><feColorMatrix values="${matrix}"/></filter>`,
  )
  return ` filter="${filter}"`
}

const SCRIM = '#0A1620'

/** Quiets the part where text stands: the left in wide pictures, the top in narrow ones. */
function scrim({ plate, stage }: Ink): string {
  const fill =
    stage.format === 'wide' || stage.format === 'card'
      ? plate.linear(
          [
            [0, SCRIM, 0.46],
            [0.3, SCRIM, 0.3],
            [0.58, SCRIM, 0],
          ],
          'across',
        )
      : plate.linear([
          [0, SCRIM, 0.42],
          [0.36, SCRIM, 0.28],
          [0.58, SCRIM, 0],
        ])
  return box(0, 0, stage.width, stage.height, fill)
}

/** Puts place, vehicle and scrim together as one drawing. */
export function compose({ place, format, idPrefix, title, scrim: quiet, vehicle }: Composition): string {
  const stage = createStage(format, place.focus)
  // A hero taller than its picture loses its quiet left, never the vehicle's tail.
  const anchor = format === 'wide' && !place.centred ? 'xMax' : 'xMid'
  const plate = createPlate(idPrefix)
  const ink: Ink = { plate, stage }
  const art = vehicle?.(place.light, `${idPrefix}-v`)
  const standing = art && stand(stage, place, art)
  // Whatever shines through where two layers meet is earth, never the page.
  const parts = [box(0, 0, stage.width, stage.height, place.light.ground), place.behind(ink, standing)]
  if (art && standing) {
    plate.adopt(art.definitions)
    const carId = `${idPrefix}-car`
    const position = `translate(${formatNumber(standing.x)} ${formatNumber(standing.ground)})scale(${formatNumber(standing.unit, 4)})`
    parts.push(
      mirrored(ink, place.light, standing, carId),
      castShadow(ink, place.light, standing),
      `<g id="${carId}" transform="${position}"${tinted(ink, place.light)}>${art.content}</g>`,
    )
  }
  parts.push(place.front?.(ink, standing) ?? '')
  if (quiet && !place.pale) parts.push(scrim(ink))
  return svgDocument({
    viewBox: { x: 0, y: 0, width: stage.width, height: stage.height },
    definitions: plate.definitions(),
    content: parts.join(''),
    ...(title === undefined ? {} : { title }),
    attributes: { preserveAspectRatio: `${anchor}YMax slice` },
  })
}
