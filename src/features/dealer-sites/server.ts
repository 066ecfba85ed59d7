export { respondWithContactCard } from './data/contact-card.ts'
export { findDealerByNameAddress } from './data/dealership.ts'
