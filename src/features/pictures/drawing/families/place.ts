import { drawScene, sceneFormats, sceneNames, sceneSize } from '#art/scene/index.ts'
import { defineFamily } from '../family.ts'
import { choice, shownBy } from '../part.ts'

/** A scene without a vehicle: `place/{scene}/{format}`. */
export const place = defineFamily({
  segments: {
    scene: shownBy(choice(sceneNames), 'karoo', 'studio-light', 'track'),
    format: choice(sceneFormats),
  },
  draw: ({ scene, format }) => drawScene({ scene, format, idPrefix: 'p' }),
  size: ({ format }) => sceneSize(format),
})
