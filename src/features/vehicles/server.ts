export { findRange, listRanges, listRangesOrNone } from './data/cached.ts'
export { loadLineUp, loadRelatedVehicles } from './data/sections.ts'
