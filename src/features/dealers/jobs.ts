export { findDealerMail } from './data/mail.ts'
export { documentIdOf, readDealer } from './data/uncached.ts'
