export { type PreferredDealer, storePreferredDealer } from './preferred-dealer.ts'
export { readPreferredSlug } from './stored-dealer.ts'
export { usePreferredDealer } from './use-preferred-dealer.ts'
export { usePreferredSlug } from './use-preferred-slug.ts'
