export { findRegionPage } from './data/load-finder.ts'
export { respondWithDealers } from './data/respond.ts'
