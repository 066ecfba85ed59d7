export { findDealerMail } from './data/dealer-mail.ts'
export { documentIdOf, readDealer } from './data/uncached.ts'
