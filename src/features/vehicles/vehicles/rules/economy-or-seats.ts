import type { VehicleModel } from '../model.ts'

/** Content of the tile beside engine and transmission: fuel consumption, or seats when it is unknown. */
export type EconomyOrSeats =
  | { readonly kind: 'fuel-consumption'; readonly litresPer100Km: string }
  | { readonly kind: 'seats'; readonly seats: number }

const hiacePwd = /\bhiace\b.*\b2\.7\b.*\bPWD\b/i
const hiacePwdSeats = 9

/**
 * Returns the fuel consumption unless it is missing, blank or `Not Available`; otherwise the seats, or null when both
 * are unknown. The Hiace 2.7 PWD always has nine seats, also when only its range name contains Hiace.
 *
 * Source: requirements V-242 and V-243.
 */
export function economyOrSeats({
  name,
  range,
  fuelConsumption,
  seats,
}: Pick<VehicleModel, 'name' | 'fuelConsumption' | 'seats'> & {
  readonly range: Pick<VehicleModel['range'], 'name'>
}): EconomyOrSeats | null {
  const litresPer100Km = fuelConsumption?.trim() ?? ''
  if (litresPer100Km !== '' && litresPer100Km.toLowerCase() !== 'not available') {
    return { kind: 'fuel-consumption', litresPer100Km }
  }
  const seatCount = hiacePwd.test(`${range.name} ${name}`) ? hiacePwdSeats : seats
  return seatCount === null ? null : { kind: 'seats', seats: seatCount }
}
