import { drawScene, sceneFormats, sceneNames, sceneSize } from '#art/scene/index.ts'
import { defineFamily } from '../family.ts'
import { choice, withSamples } from '../part.ts'

/** A scene without a vehicle: `place/{scene}/{format}`. */
export const emptyScene = defineFamily({
  segments: {
    scene: withSamples(choice(sceneNames), 'karoo', 'studio-light', 'track'),
    format: choice(sceneFormats),
  },
  draw: ({ scene, format }) => drawScene({ scene, format, idPrefix: 'p' }),
  size: ({ format }) => sceneSize(format),
})
