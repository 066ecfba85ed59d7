import { daylights, drawScene, sceneFormats, sceneNames, sceneSize } from '#art/scene/index.ts'
import { defineFamily } from '../family.ts'
import { choice, withSamples } from '../part.ts'

/** A scene without a vehicle: `place/{scene}/{format}`, then `text-`, `daylight-`. */
export const emptyScene = defineFamily({
  segments: {
    scene: withSamples(choice(sceneNames), 'karoo', 'studio-light', 'track'),
    format: choice(sceneFormats),
  },
  // White text on the picture: the part of the scene behind it is dark.
  options: { text: choice(['light']), daylight: choice(daylights) },
  draw: ({ scene, format, text, daylight }) =>
    drawScene({ scene, format, scrim: text === 'light', daylight, idPrefix: 'p' }),
  size: ({ format }) => sceneSize(format),
})
