/** A point on the Earth, in degrees; south and west are negative. */
export type Coordinates = { readonly latitude: number; readonly longitude: number }

/** Mean radius of the Earth in kilometres (IUGG). */
const earthRadiusKm = 6371.0088

const radians = (degrees: number) => (degrees * Math.PI) / 180

/**
 * Returns the straight-line distance between two points in kilometres, by the haversine formula. It needs no maps
 * service; a road is longer.
 *
 * Source: requirement D-288.
 */
export function distanceKm(from: Coordinates, to: Coordinates): number {
  const latitude = Math.sin(radians(to.latitude - from.latitude) / 2)
  const longitude = Math.sin(radians(to.longitude - from.longitude) / 2)
  const haversine =
    latitude * latitude +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * longitude * longitude
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(haversine)))
}

/** Returns a distance in kilometres to one decimal: `12,3 km`, `9,0 km`. Source: requirement D-286. */
export function describeDistance(km: number): string {
  return `${km.toFixed(1).replace('.', ',')} km`
}
