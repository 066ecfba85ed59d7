export { type PreferredDealer, storePreferredDealer } from './preferred-dealer.ts'
export { usePreferredDealer } from './use-preferred-dealer.ts'
