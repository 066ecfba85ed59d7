export { findDealerContent } from './data/cached.ts'
