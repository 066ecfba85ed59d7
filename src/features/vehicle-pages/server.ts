export { answerModelCards, answerSpecifications } from './data/chooser-answers.ts'
export { findOffers } from './data/offers.ts'
export { loadOwnerBenefits } from './data/owner-benefits.ts'
export { loadRelatedVehicles } from './data/sections.ts'
