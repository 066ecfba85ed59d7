import { lineUpLayout, nightFrontSize, pairBox, vehicleProportions } from '#art/measures.ts'
import { closeUps, isVehicleRange, lineUpFormats, type VehicleRange, vehicleRanges } from '#art/names.ts'
import { paint } from '../colours.ts'
import { defineFamily } from '../family.ts'
import { choice, type Part, withSamples } from '../part.ts'
import { equipment, vehicleOptions } from './vehicle-options.ts'

/** A vehicle alone, without a background: `vehicle/{range}/{view}/{colour}`, then its options. */
export const vehicle = defineFamily({
  segments: { vehicle: choice(vehicleRanges), view: choice(['side', 'front', 'rear']), colour: paint },
  options: vehicleOptions,
  crossed: ['vehicle', 'view'],
  size: ({ vehicle: range, view }) => vehicleProportions(range, view).viewBox,
})

/**
 * A vehicle for inlining into a page, where custom properties repaint it; without them it shows its own colour. Its ids
 * begin with `painted`, so a document or shadow root can hold only one. `view-front` is the front, the side the default.
 */
export const paintable = defineFamily({
  segments: { vehicle: withSamples(choice(vehicleRanges), 'fortuner', 'gr86', 'hiace'), colour: paint },
  options: { view: choice(['front']), ...equipment },
  size: ({ vehicle: range, view }) => vehicleProportions(range, view).viewBox,
})

/** A detail of the side view: `close-up/{range}/{part}/{colour}`, then its equipment. */
export const closeUp = defineFamily({
  segments: { vehicle: choice(vehicleRanges), part: choice(closeUps), colour: paint },
  options: equipment,
  size: () => ({ width: 400, height: 300 }),
})

/** A vehicle from the front at night: `night-front/{range}/{colour}`, then its equipment. */
export const nightFront = defineFamily({
  segments: { vehicle: choice(vehicleRanges), colour: paint },
  options: equipment,
  size: () => nightFrontSize,
})

/** More vehicles than any line-up has; limits the work of one address. */
const maxVehicles = 60

const isAllowed = (names: readonly string[]): names is readonly VehicleRange[] =>
  names.length > 0 && names.length <= maxVehicles && names.every(isVehicleRange)

/** Vehicles in their order, separated by points. */
const vehicles: Part<readonly VehicleRange[]> = {
  write(names) {
    const { length } = names
    if (!isAllowed(names)) throw new RangeError(`Not 1 to ${maxVehicles} vehicles: ${length}`)
    return names.join('.')
  },
  read(text) {
    const names = text.split('.')
    return isAllowed(names) ? names : undefined
  },
  samples: [vehicleRanges],
}

/** Silhouettes of vehicles at one scale: `line-up/{format}/{range}.{range}.…`. */
export const lineUp = defineFamily({
  segments: { format: choice(lineUpFormats), vehicles },
  crossed: ['format'],
  size: ({ format, vehicles: ranges }) => {
    const { width, height } = lineUpLayout(ranges, format)
    return { width, height }
  },
})

/** Two silhouettes over each other at one scale: `pair/{range}/{range}`. */
export const pair = defineFamily({
  segments: {
    first: choice(vehicleRanges),
    second: withSamples(choice(vehicleRanges), 'vitz', 'hilux-double-cab', 'hiace'),
  },
  crossed: ['first'],
  size: () => pairBox,
})
