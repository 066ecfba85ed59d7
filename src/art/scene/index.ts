import type {
  Daylight,
  Equipment,
  Racing,
  SceneFormat,
  SceneName,
  SceneView,
  VehicleRange,
} from '../names.ts'
import type { PaintMode, VehicleColour } from '../vehicle/index.ts'
import { drawVehicleParts } from '../vehicle/index.ts'
import { compose } from './compose.ts'
import type { Light } from './scene.ts'
import { scenes } from './scenes/index.ts'

/** The vehicle in a scene. */
export interface SceneVehicle extends Equipment {
  readonly range: VehicleRange
  /** `side` by default; `convoy` is three of it, from the front. */
  readonly view?: SceneView
  readonly colour: VehicleColour
  readonly racing?: Racing
}

export interface SceneOptions {
  readonly scene: SceneName
  readonly vehicle?: SceneVehicle
  /** `wide` 1600×760 for heroes, `tall` 9:20 for phones, `portrait` for upright tablets, `poster` 3:4, `card` 3:2. */
  readonly format?: SceneFormat
  /** Letters, digits, `-` and `_`, a letter first; unique on the page. */
  readonly idPrefix: string
  /** `css` lets custom properties recolour the vehicle; `literal`, the default, is plain hex for files. */
  readonly paint?: PaintMode
  /**
   * Darkens the scene behind white text; off by default. No effect in the light studio, which has dark text.
   */
  readonly scrim?: boolean
  /** The part of the day, in a scene that follows the daylight; the light of the scene by default. */
  readonly daylight?: Daylight | undefined
  /** The name over the door of a dealer's building, in a scene that has room for one ({@link dealerScenes}). */
  readonly sign?: string | undefined
  /** Whether the wheels roll while the picture arrives: once, for 700 ms. For visitors who do not prefer reduced motion. */
  readonly arrives?: boolean
  /** Accessible name; without one the picture is decorative. */
  readonly title?: string
}

/**
 * Draws a scene, optionally with a vehicle, as a complete `<svg>` that covers its box (`slice`, anchored at the
 * bottom, so that tyres are never cropped).
 * @throws RangeError for a bad id prefix, colour or race number.
 */
export function drawScene(options: SceneOptions): string {
  const {
    scene,
    vehicle,
    format = 'wide',
    idPrefix,
    paint = 'literal',
    scrim = false,
    title,
    daylight,
  } = options
  return compose({
    scene: scenes[scene],
    format,
    idPrefix,
    scrim,
    daylight,
    convoy: vehicle?.view === 'convoy',
    sign: options.sign,
    arrives: options.arrives === true,
    ...(title === undefined ? {} : { title }),
    ...(vehicle && {
      vehicle: ({ sky, ground, night }: Light, prefix: string) =>
        drawVehicleParts({
          ...vehicle,
          view: vehicle.view === 'convoy' ? 'front' : (vehicle.view ?? 'side'),
          idPrefix: prefix,
          paint,
          shadow: false,
          large: format === 'wide',
          surroundings: { sky, ground, night },
        }),
    }),
  })
}
