export {
  type PreferredDealer,
  readPreferredDealer,
  storePreferredDealer,
} from './preferred-dealer.ts'
export { usePreferredDealer } from './use-preferred-dealer.ts'
