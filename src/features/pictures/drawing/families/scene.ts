import { drawScene, sceneFormats, sceneNames, sceneSize } from '#art/scene/index.ts'
import { vehicleRanges } from '#art/vehicle/index.ts'
import { paint } from '../colours.ts'
import { defineFamily } from '../family.ts'
import { choice, shownBy } from '../part.ts'
import { dress, worn } from './dress.ts'

/** A vehicle in a place: `scene/{scene}/{format}/{range}/{colour}`, then `wheels-`, `number-`, `livery-`. */
export const scene = defineFamily({
  segments: {
    scene: choice(sceneNames),
    // A scene's own data shows in the widest crop and in the narrowest; posters and articles show the others.
    format: shownBy(choice(sceneFormats), 'wide', 'portrait'),
    vehicle: choice(vehicleRanges),
    colour: paint,
  },
  options: dress,
  crossed: ['scene', 'format'],
  draw: ({ scene: name, format, vehicle: range, colour, ...dressed }) =>
    drawScene({ scene: name, format, vehicle: { range, colour, ...worn(dressed) }, idPrefix: 's' }),
  size: ({ format }) => sceneSize(format),
})
