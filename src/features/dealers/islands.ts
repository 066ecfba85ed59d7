export {
  type PreferredDealer,
  preferredDealerStore,
  readPreferredDealer,
  storePreferredDealer,
} from './preferred-dealer.ts'
export { usePreferredDealer } from './use-preferred-dealer.ts'
