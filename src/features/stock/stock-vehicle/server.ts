export { findUsedComparison } from './data/comparison.ts'
export { respondWithVehicleSiteMap } from './data/site-map.ts'
export { findVehicleState, type VehicleState } from './data/vehicle-state.ts'
export { loadVehicleView } from './data/vehicle-view.ts'
