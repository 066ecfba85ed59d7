export {
  type DealerPlace,
  findDealer,
  findDealerGroup,
  findDealerOrRegion,
  listDealers,
  listRegions,
  visibilityFor,
} from './data/cached.ts'
export { dealerContext, dealerContextAt } from './data/context.ts'
export { DealersUnavailable, findDealerMail } from './data/mail.ts'
