import type { VehicleModel } from '../model.ts'

/** What the tile beside engine and gearbox tells: consumption where it is known, seats where it is not. */
export type EconomyOrSeats =
  | { readonly kind: 'fuel-consumption'; readonly litresPer100Km: string }
  | { readonly kind: 'seats'; readonly seats: number }

const hiacePwd = /\bhiace\b.*\b2\.7\b.*\bPWD\b/i
const hiacePwdSeats = 9

/**
 * Fuel consumption when it is present, not blank and not `Not Available`; otherwise the seats, which are nine for
 * the Hiace 2.7 PWD whatever a feed says, also one that names the Hiace in the range alone. Null when neither is known.
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
  const known = hiacePwd.test(`${range.name} ${name}`) ? hiacePwdSeats : seats
  return known === null ? null : { kind: 'seats', seats: known }
}
