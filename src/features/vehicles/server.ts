export { allModels } from './data/all-models.ts'
export {
  findRange,
  findRangeModels,
  listRanges,
  listRangesFor,
  listRangesOrNone,
  type RangeModels,
} from './data/cached.ts'
export { answerModelCards, answerSpecifications } from './data/chooser-answers.ts'
export { findComparison } from './data/comparison.ts'
export { drawingOfModel } from './data/drawing-of-model.ts'
export { findModel } from './data/find-model.ts'
export { listModelCards } from './data/model-cards.ts'
export { findOffers } from './data/offers.ts'
export { loadOwnerBenefits } from './data/owner-benefits.ts'
export { loadRelatedVehicles } from './data/sections.ts'
export { currentPrice } from './rules/prices.ts'
