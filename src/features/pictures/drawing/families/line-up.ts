import { drawLineUp, lineUpFormats, lineUpLayout } from '#art/line-up/index.ts'
import { isVehicleRange, type VehicleRange, vehicleRanges } from '#art/vehicle/index.ts'
import { defineFamily } from '../family.ts'
import { choice, type Part } from '../part.ts'

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
  draw: ({ format, vehicles: ranges }) => drawLineUp({ format, ranges, idPrefix: 'l' }),
  size: ({ format, vehicles: ranges }) => {
    const { width, height } = lineUpLayout(ranges, format)
    return { width, height }
  },
})
