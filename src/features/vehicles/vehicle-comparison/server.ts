export {
  compareAcrossRanges,
  compareInRange,
  type ModelComparison,
  type RangeComparison,
} from './data/model-comparison.ts'
export { findSizePair } from './data/size-pair.ts'
