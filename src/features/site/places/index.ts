export { findPlaces } from './find-places.ts'
export { places } from './gazetteer.ts'
export type { Place } from './place.ts'
export { distanceKm } from './rules/distance.ts'
