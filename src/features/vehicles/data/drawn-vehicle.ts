import { isVehicleRange, type VehicleRange } from '#art/vehicle/index.ts'

/** Ranges whose address is not the name their drawing has. */
const drawnUnder: ReadonlyMap<string, VehicleRange> = new Map([
  ['toyota-starlet', 'starlet'],
  ['gr-86', 'gr86'],
])

/** The drawing of a range by the slug of its address; null when nobody has drawn it. */
export function drawnVehicle(rangeSlug: string): VehicleRange | null {
  return isVehicleRange(rangeSlug) ? rangeSlug : (drawnUnder.get(rangeSlug) ?? null)
}
