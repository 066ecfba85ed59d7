export {
  documentIdOf,
  findDealerMail,
  readDealer,
  readDealers,
  readSupplierCodes,
} from './data/uncached.ts'
