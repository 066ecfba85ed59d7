import { drawVehicle, vehicleProportions, vehicleRanges } from '#art/vehicle/index.ts'
import { paint } from '../colours.ts'
import { defineFamily } from '../family.ts'
import { choice, withSamples } from '../part.ts'

/**
 * A vehicle for inlining into a page, where custom properties repaint it; without them it shows its own colour. Its ids
 * begin with `painted`, so a document can hold only one.
 */
export const paintable = defineFamily({
  segments: { vehicle: withSamples(choice(vehicleRanges), 'fortuner', 'gr86', 'hiace'), colour: paint },
  draw: ({ vehicle: range, colour }) =>
    drawVehicle({
      range,
      view: 'side',
      colour,
      paint: 'css',
      idPrefix: 'painted',
      shadow: true,
      large: true,
    }),
  size: ({ vehicle: range }) => vehicleProportions(range, 'side').viewBox,
})
