export { allModels } from './data/all-models.ts'
export {
  findRange,
  findRangeModels,
  listRanges,
  listRangesFor,
  listRangesOrNone,
  listRelatedRangesFor,
  type RangeModels,
} from './data/cached.ts'
export { listShownModels, listValueAddedOffers } from './data/cached-shown.ts'
export { findComparison } from './data/comparison.ts'
export { drawingOfModel } from './data/drawing-of-model.ts'
export { findModel } from './data/find-model.ts'
export { listModelCards, listSpecifications } from './data/model-cards.ts'
export { findOwnerBenefits } from './data/owner-benefits.ts'
export { planOfOffer } from './data/plan-of-offer.ts'
export { cardPicture } from './data/shown-models.ts'
