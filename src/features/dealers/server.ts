export {
  type DealerPlace,
  DealersUnavailable,
  findDealer,
  findDealerGroup,
  findDealerMail,
  findDealerOrRegion,
  listDealers,
  listRegions,
  visibilityFor,
} from './data/cached.ts'
