import { daylights, drawScene, sceneFormats, sceneNames, sceneSize } from '#art/scene/index.ts'
import { vehicleRanges } from '#art/vehicle/index.ts'
import { paint } from '../colours.ts'
import { defineFamily } from '../family.ts'
import { choice, withSamples } from '../part.ts'
import { toDrawingOptions, vehicleOptions } from './vehicle-options.ts'

/** A vehicle in a scene: `scene/{scene}/{format}/{range}/{colour}`, then `view-front` and the other options. */
export const scene = defineFamily({
  segments: {
    scene: choice(sceneNames),
    // The widest and the narrowest crops show all of a scene; posters and articles sample the other formats.
    format: withSamples(choice(sceneFormats), 'wide', 'portrait', 'tall'),
    vehicle: choice(vehicleRanges),
    colour: paint,
  },
  // White text on the picture: the part of the scene behind it is dark.
  options: {
    view: choice(['front']),
    ...vehicleOptions,
    text: choice(['light']),
    daylight: choice(daylights),
    // The wheels roll while the picture arrives. Three forms, so that vehicles from the side are among the samples.
    motion: withSamples(choice(['arrival']), 'arrival', 'arrival'),
  },
  crossed: ['scene', 'format'],
  draw: ({ scene: name, format, vehicle: range, colour, view, text, daylight, motion, ...options }) =>
    drawScene({
      scene: name,
      format,
      vehicle: { range, colour, view, ...toDrawingOptions(options) },
      scrim: text === 'light',
      daylight,
      arrives: motion === 'arrival',
      idPrefix: 's',
    }),
  size: ({ format }) => sceneSize(format),
})
