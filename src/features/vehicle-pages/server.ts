export { respondWithModelCards, respondWithSpecifications } from './data/chooser-responses.ts'
export { findOffers } from './data/offers.ts'
export { loadOwnerBenefits } from './data/owner-benefits.ts'
export { loadRelatedVehicles } from './data/sections.ts'
