export { findOffers } from './data/offers.ts'
export { loadValueAddedOffers } from './data/value-added-offers.ts'
