export {
  respondWithModelCards,
  respondWithSpecifications,
  respondWithStories,
} from './data/chooser-responses.ts'
export { displayedRangeOf } from './data/displayed-range.ts'
export { findOffers } from './data/offers.ts'
export { loadOwnerBenefits } from './data/owner-benefits.ts'
export { loadRelatedVehicles } from './data/sections.ts'
export { findSizePair } from './data/size-pair.ts'
