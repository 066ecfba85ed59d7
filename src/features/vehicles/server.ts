export { findRange, listRanges } from './data/cached.ts'
