export { findRange, listRanges, listRangesOrNone } from './data/cached.ts'
