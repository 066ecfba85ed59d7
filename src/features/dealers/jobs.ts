export { readSupplierCodes } from './data/by-code.ts'
export { findDealerMail } from './data/dealer-mail.ts'
export { documentIdOf, readDealer, readDealers } from './data/uncached.ts'
