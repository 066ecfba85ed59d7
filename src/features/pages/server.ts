export { findPage, listPages, redirectAt } from './data/cached.ts'
