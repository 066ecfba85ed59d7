export { displayedRangeOf } from './data/displayed-range.ts'
export { findLineUp } from './data/find-line-up.ts'
export { listQuotedModels } from './data/quoted-models.ts'
export { loadRelatedVehicles } from './data/sections.ts'
