export {
  type DealerPlace,
  findDealer,
  findDealerGroup,
  findDealerMail,
  findDealerOrRegion,
  listDealers,
  listRegions,
  visibilityFor,
} from './data/cached.ts'
