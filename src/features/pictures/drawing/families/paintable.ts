import { drawVehicle, vehicleProportions, vehicleRanges } from '#art/vehicle/index.ts'
import { paint } from '../colours.ts'
import { defineFamily } from '../family.ts'
import { choice, withSamples } from '../part.ts'
import { equipment, toEquipment } from './equipment.ts'

/**
 * A vehicle for inlining into a page, where custom properties repaint it; without them it shows its own colour. Its ids
 * begin with `painted`, so a document or shadow root can hold only one. `view-front` is the front, the side the default.
 */
export const paintable = defineFamily({
  segments: { vehicle: withSamples(choice(vehicleRanges), 'fortuner', 'gr86', 'hiace'), colour: paint },
  options: { view: choice(['front']), ...equipment },
  draw: ({ vehicle: range, colour, view, ...fitted }) =>
    drawVehicle({
      range,
      view,
      colour,
      ...toEquipment(fitted),
      paint: 'css',
      idPrefix: 'painted',
      shadow: true,
      large: true,
    }),
  size: ({ vehicle: range, view }) => vehicleProportions(range, view).viewBox,
})
