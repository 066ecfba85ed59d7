export { compareAcrossRanges, compareInRange } from './data/model-comparison.ts'
export { findSizePair } from './data/size-pair.ts'
