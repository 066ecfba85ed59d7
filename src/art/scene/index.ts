import type { PaintMode, Racing, VehicleColour, VehicleRange, WheelStyle } from '../vehicle/index.ts'
import { drawVehicleParts } from '../vehicle/index.ts'
import type { SceneFormat } from './canvas/stage.ts'
import { compose } from './compose.ts'
import type { Light } from './place.ts'
import { places, type SceneName } from './places/index.ts'

export type { SceneFormat } from './canvas/stage.ts'
export { sceneFormats, sceneSize } from './canvas/stage.ts'
export { isSceneName, type SceneName, sceneNames } from './places/index.ts'

/** The vehicle that stands in a scene. */
export interface SceneVehicle {
  readonly range: VehicleRange
  readonly colour: VehicleColour
  readonly wheels?: WheelStyle
  readonly racing?: Racing
}

export interface SceneOptions {
  readonly scene: SceneName
  readonly vehicle?: SceneVehicle
  /** `wide` 1600×760 for heroes, `portrait` for phones, `poster` 3:4, `card` 3:2. */
  readonly format?: SceneFormat
  /** Letters, digits, `-` and `_`, a letter first; unique on the page. */
  readonly idPrefix: string
  /** `css` lets custom properties recolour the vehicle; `literal`, the default, is plain hex for files. */
  readonly paint?: PaintMode
  /**
   * Darkens the part where white text stands over the picture; off unless asked for, and without effect in
   * the light studio, whose text is dark.
   */
  readonly scrim?: boolean
  /** The picture's name; without one it is decoration. */
  readonly title?: string
}

/**
 * A place with its light, and any vehicle standing in it, as a whole `<svg>` that fills its box
 * (`slice`, anchored at the foot, so that tyres are never cut off).
 * @throws RangeError for a bad id prefix, colour or race number.
 */
export function drawScene(options: SceneOptions): string {
  const { scene, vehicle, format = 'wide', idPrefix, paint = 'literal', scrim = false, title } = options
  return compose({
    place: places[scene],
    format,
    idPrefix,
    scrim,
    ...(title === undefined ? {} : { title }),
    ...(vehicle && {
      vehicle: ({ sky, ground, night }: Light, prefix: string) =>
        drawVehicleParts({
          ...vehicle,
          idPrefix: prefix,
          paint,
          shadow: false,
          large: format === 'wide',
          surroundings: { sky, ground, night },
        }),
    }),
  })
}
