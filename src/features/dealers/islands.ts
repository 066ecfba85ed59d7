export {
  type PreferredDealer,
  readPreferredDealer,
  storePreferredDealer,
} from './preferred-dealer.ts'
export { OpenNow } from './ui/open-now.island.tsx'
export { usePreferredDealer } from './use-preferred-dealer.ts'
