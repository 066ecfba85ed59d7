export { findSizePair } from './data/size-pair.ts'
