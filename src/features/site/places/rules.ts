export { type Coordinates, describeDistance, distanceKm } from './rules/distance.ts'
export { findNearby, type Nearby } from './rules/nearby.ts'
export { defaultRadiiKm, noDealerRadiusKm, type RadiusOption, radiusOptions } from './rules/radii.ts'
