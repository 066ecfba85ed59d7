import { type UsedVehicle, usedVehiclePath } from '#features/stock/stock/index.ts'
import { findUsedVehicle, idOfVehicleSegment, isGoneVehicle } from '#features/stock/stock/server.ts'

/** What there is at the address of a used vehicle. */
export type VehicleState =
  | { readonly kind: 'vehicle'; readonly vehicle: UsedVehicle }
  /** Sold more than 30 days ago. */
  | { readonly kind: 'gone' }

/** Decodes a segment of a path; one that cannot be decoded stays as it is, and has no vehicle. */
function decode(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

/**
 * Finds the vehicle at a path below `/pre-owned`, with its canonical path; null when there has never been one.
 *
 * @throws StockUnavailable when the service failed; DealersUnavailable when the dealer system failed.
 */
export async function findVehicleState(
  segment: string,
): Promise<{ readonly path: string; readonly canonical: string; readonly found: VehicleState | null }> {
  const name = decode(segment)
  const path = `/pre-owned/${name}`
  const id = idOfVehicleSegment(name)
  const vehicle = id === null ? null : await findUsedVehicle(id)
  if (vehicle) return { path, canonical: usedVehiclePath(vehicle), found: { kind: 'vehicle', vehicle } }
  const isGone = id !== null && (await isGoneVehicle(id))
  return { path, canonical: path, found: isGone ? { kind: 'gone' } : null }
}
