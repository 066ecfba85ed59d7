import { sceneSize } from '#art/measures.ts'
import { articleTopics, daylights, sceneFormats, sceneNames, vehicleRanges } from '#art/names.ts'
import { maxSign } from '../../rules/sign.ts'
import { paint } from '../colours.ts'
import { defineFamily } from '../family.ts'
import { choice, withSamples } from '../part.ts'
import { text as freeText } from '../text-part.ts'
import { vehicleOptions } from './vehicle-options.ts'

/** A vehicle in a scene: `scene/{scene}/{format}/{range}/{colour}`, then `view-` and the other options. */
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
    view: choice(['front', 'rear', 'convoy']),
    ...vehicleOptions,
    text: choice(['light']),
    daylight: choice(daylights),
    // The wheels roll while the picture arrives. Three forms, so that vehicles from the side are among the samples.
    motion: withSamples(choice(['arrival']), 'arrival', 'arrival'),
  },
  crossed: ['scene', 'format'],
  size: ({ format }) => sceneSize(format),
})

/** A scene without a vehicle: `place/{scene}/{format}`, then `text-`, `daylight-`, `sign-` with the name on a building. */
export const emptyScene = defineFamily({
  segments: {
    scene: withSamples(choice(sceneNames), 'karoo', 'durban', 'studio-light', 'track', 'forecourt'),
    format: choice(sceneFormats),
  },
  // White text on the picture: the part of the scene behind it is dark.
  options: {
    text: choice(['light']),
    daylight: choice(daylights),
    sign: freeText(maxSign, ['Marula Toyota', 'Kokerboom Motors', 'Two Bays', 'Sea Glass Toyota Pinetown']),
  },
  size: ({ format }) => sceneSize(format),
})

const maxSeedLength = 100

/** The picture of an article or news item; the same seed gives the same picture: `article/{topic}/{seed}`. */
export const article = defineFamily({
  segments: { topic: choice(articleTopics), seed: freeText(maxSeedLength, ['one', 'two', 'three']) },
  crossed: ['topic'],
  size: () => sceneSize('card'),
})
