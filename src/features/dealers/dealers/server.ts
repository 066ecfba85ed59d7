export {
  findDealer,
  listDealers,
  listDealersAs,
} from './data/cached.ts'
export { clockOffset } from './data/clock-offset.ts'
export { dealerContext, dealerContextAt, dealerContextOrUnavailable } from './data/context.ts'
export { findGroup, findGroupOrUnavailable } from './data/groups.ts'
export { holidaysAround } from './data/holidays-around.ts'
export { type DealerNames, listDealerNames } from './data/names.ts'
export { respondWithDealerCode } from './data/respond-with-code.ts'
export { findDealerMail } from './data/uncached.ts'
