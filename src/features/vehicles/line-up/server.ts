export { displayedRangeOf } from './data/displayed-range.ts'
export { loadRelatedVehicles } from './data/sections.ts'
