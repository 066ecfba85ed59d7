export { findFinderScope, loadFinder } from './data/load-finder.ts'
export { respondWithDealers } from './data/respond.ts'
