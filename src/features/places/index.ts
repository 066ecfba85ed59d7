export { findPlaces } from './find-places.ts'
export type { Place } from './place.ts'
export { describeDistance, distanceKm } from './rules/distance.ts'
export { normalise } from './rules/normalise.ts'
