export { listOffers } from './data/all-offers.ts'
export { findOffers } from './data/offers.ts'
export { loadValueAddedOffers } from './data/value-added-offers.ts'
