import { followsDaylight } from '#art/measures.ts'
import { defaultLiveries, type SceneFormat } from '#art/names.ts'
import type { Artwork, Illustration, VehicleFittings } from '../picture.ts'
import { fittingSign } from '../rules/sign.ts'
import type { Drawing } from './families/index.ts'

/** The format of a scene that is shown whole: its landmark and its vehicle are complete. */
export const wholeFormat: SceneFormat = 'card'

/** The night of the design system, on which a circuit is drawn. */
const night = '#15171a'

/** The marking of the sidewall, as on a pick-up. */
const exampleMarking = { marking: '265/65 R17', loadIndex: '112', speedSymbol: 'S' } as const

/** Light text on a scene, whose sky is dark behind it. */
type Text = { readonly text?: 'light' }

/** The options that are set, because an address has no empty ones. */
function fittingsOf(picture: VehicleFittings): VehicleFittings {
  const { wheels, finish, rails, trim, variant, number, livery } = picture
  return {
    ...(wheels && { wheels }),
    ...(finish && { finish }),
    ...(rails && { rails }),
    ...(trim && { trim }),
    ...(variant && { variant }),
    ...(number && { number }),
    ...(livery && { livery }),
  }
}

/** The part of the day, in a scene that follows it. */
function daylightOf({ scene, daylight }: Pick<Illustration, 'scene' | 'daylight'>) {
  return scene && daylight && followsDaylight(scene) ? { daylight } : {}
}

/** The view of a vehicle alone: a convoy needs a scene. */
const aloneView = (view: Illustration['view']) => (view === 'convoy' ? 'front' : (view ?? 'side'))

function drawingOfVehicle(picture: Illustration, format: SceneFormat, text: Text): Drawing {
  const { vehicle, colour, scene, view } = picture
  return scene
    ? {
        kind: 'scene',
        scene,
        format,
        vehicle,
        colour,
        ...(view && { view }),
        ...fittingsOf(picture),
        ...text,
        ...daylightOf(picture),
      }
    : { kind: 'vehicle', vehicle, view: aloneView(view), colour, ...fittingsOf(picture) }
}

function drawingOfArtwork(picture: Artwork, format: SceneFormat, text: Text): Drawing {
  switch (picture.subject) {
    case 'place': {
      const { scene, sign } = picture
      return {
        kind: 'place',
        scene,
        format,
        ...text,
        ...daylightOf(picture),
        ...(sign && { sign: fittingSign(sign) }),
      }
    }
    case 'article':
      return { kind: 'article', topic: picture.topic, seed: picture.seed }
    case 'circuit':
      return { kind: 'circuit', circuit: picture.circuit, ground: night }
    case 'medal':
      return { kind: 'medal', metal: picture.metal }
    case 'merchandise':
      return { kind: 'merchandise', item: picture.item }
    case 'tyre':
      return picture.diagram === 'marking'
        ? { kind: 'tyre-wall', ...exampleMarking, tone: 'light' }
        : { kind: 'alignment', angle: picture.diagram, tone: 'light' }
    case 'helmet': {
      const { livery, number } = picture
      return { kind: 'helmet', livery: defaultLiveries[livery], ...(number && { number }) }
    }
    case 'poster': {
      const { scene, lettering, vehicle, colour } = picture
      return { kind: 'poster', scene, lettering, vehicle, colour, ...fittingsOf(picture) }
    }
  }
}

/**
 * Returns the drawing of a picture that is not an upload; scenes in a format, wide by default.
 *
 * @param text colour of a text on a scene
 */
export function drawingFor(
  picture: Illustration | Artwork,
  format: SceneFormat = 'wide',
  text?: 'light',
): Drawing {
  const option = text ? { text } : {}
  return picture.kind === 'illustration'
    ? drawingOfVehicle(picture, format, option)
    : drawingOfArtwork(picture, format, option)
}
