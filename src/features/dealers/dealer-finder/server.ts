export { type MapRegion, mapRegions } from './data/geography.ts'
export { findRegionPage } from './data/load-finder.ts'
export { respondWithDealers } from './data/respond.ts'
export { project, unitsOfKm } from './rules/projection.ts'
