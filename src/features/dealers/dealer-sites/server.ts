export { respondWithContactCard } from './data/contact-card.ts'
export { dealerOfPath, groupOfPath } from './data/dealer-data.ts'
export { findDealerByNameAddress } from './data/dealership.ts'
