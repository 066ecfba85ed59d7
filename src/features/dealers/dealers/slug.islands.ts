export { readPreferredSlug } from './stored-dealer.ts'
export { usePreferredSlug } from './use-preferred-slug.ts'
