import { defaultLiveries } from '#art/people/index.ts'
import type { SceneFormat } from '#art/scene/index.ts'
import type { Artwork, Illustration, VehicleFittings } from '../picture.ts'
import type { Drawing } from './families/index.ts'

type TextColour = 'light' | 'dark'

/** The night of the design system, on which a circuit is drawn. */
const night = '#15171a'

/** The options that are set, because an address has no empty ones. */
function fittingsOf({ wheels, number, livery }: VehicleFittings): VehicleFittings {
  return { ...(wheels && { wheels }), ...(number && { number }), ...(livery && { livery }) }
}

function drawingOfVehicle(picture: Illustration, format: SceneFormat, text: TextColour | undefined): Drawing {
  const { vehicle, colour, scene, view } = picture
  return scene
    ? {
        ...{ kind: 'scene', scene, format, vehicle, colour, ...(view && { view }), ...fittingsOf(picture) },
        ...(text === 'light' && { text }),
      }
    : { kind: 'vehicle', vehicle, view: view ?? 'side', colour, ...fittingsOf(picture) }
}

function drawingOfArtwork(picture: Artwork, format: SceneFormat): Drawing {
  switch (picture.subject) {
    case 'place':
      return { kind: 'place', scene: picture.scene, format }
    case 'article':
      return { kind: 'article', topic: picture.topic, seed: picture.seed }
    case 'circuit':
      return { kind: 'circuit', circuit: picture.circuit, ground: night }
    case 'medal':
      return { kind: 'medal', metal: picture.metal }
    case 'merchandise':
      return { kind: 'merchandise', item: picture.item }
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
 * @param text colour of a text on the picture: a vehicle's scene is dark behind light text
 */
export function drawingFor(
  picture: Illustration | Artwork,
  format: SceneFormat = 'wide',
  text?: TextColour,
): Drawing {
  return picture.kind === 'illustration'
    ? drawingOfVehicle(picture, format, text)
    : drawingOfArtwork(picture, format)
}
