import { drawVehicle, vehicleProportions, vehicleRanges } from '#art/vehicle/index.ts'
import { paint } from '../colours.ts'
import { defineFamily } from '../family.ts'
import { choice } from '../part.ts'
import { toDrawingOptions, vehicleOptions } from './vehicle-options.ts'

/** A vehicle alone, without a background: `vehicle/{range}/{view}/{colour}`, then its options. */
export const vehicle = defineFamily({
  segments: { vehicle: choice(vehicleRanges), view: choice(['side', 'front']), colour: paint },
  options: vehicleOptions,
  crossed: ['vehicle', 'view'],
  draw: ({ vehicle: range, view, colour, ...options }) =>
    drawVehicle({
      range,
      view,
      colour,
      ...toDrawingOptions(options),
      paint: 'literal',
      idPrefix: 'v',
      shadow: true,
    }),
  size: ({ vehicle: range, view }) => vehicleProportions(range, view).viewBox,
})
