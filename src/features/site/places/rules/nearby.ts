import { type Coordinates, distanceKm } from './distance.ts'

/** A value and its distance from the point of the search. */
export type Nearby<Value> = { readonly value: Value; readonly km: number }

/**
 * Returns the values within a distance of a point, nearest first; equally near ones keep their order. Values without
 * coordinates are left out. The distance compared is not rounded.
 *
 * @param radiusKm inclusive; Infinity for all
 */
export function findNearby<Value>(
  values: readonly Value[],
  coordinatesOf: (value: Value) => Coordinates | null,
  from: Coordinates,
  radiusKm: number,
): Nearby<Value>[] {
  return values
    .flatMap((value) => {
      const coordinates = coordinatesOf(value)
      const km = coordinates ? distanceKm(from, coordinates) : Number.POSITIVE_INFINITY
      return coordinates && km <= radiusKm ? [{ value, km }] : []
    })
    .sort((one, other) => one.km - other.km)
}
