import { drawScene, sceneFormats, sceneNames, sceneSize } from '#art/scene/index.ts'
import { vehicleRanges } from '#art/vehicle/index.ts'
import { paint } from '../colours.ts'
import { defineFamily } from '../family.ts'
import { choice, withSamples } from '../part.ts'
import { toDrawingOptions, vehicleOptions } from './vehicle-options.ts'

/**
 * A vehicle in a scene: `scene/{scene}/{format}/{range}/{colour}`, then `view-front`, `wheels-`, `number-`,
 * `livery-`.
 */
export const scene = defineFamily({
  segments: {
    scene: choice(sceneNames),
    // The widest and the narrowest crop show all of a scene; posters and articles sample the other formats.
    format: withSamples(choice(sceneFormats), 'wide', 'portrait'),
    vehicle: choice(vehicleRanges),
    colour: paint,
  },
  options: { view: choice(['front']), ...vehicleOptions },
  crossed: ['scene', 'format'],
  draw: ({ scene: name, format, vehicle: range, colour, view, ...options }) =>
    drawScene({
      scene: name,
      format,
      vehicle: { range, colour, view, ...toDrawingOptions(options) },
      idPrefix: 's',
    }),
  size: ({ format }) => sceneSize(format),
})
