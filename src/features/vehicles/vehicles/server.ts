export {
  findAccessories,
  findModel,
  findRange,
  findRangeModels,
  listRanges,
  listRangesFor,
  listRangesOrEmpty,
  listRelatedRangesFor,
  type RangeModels,
} from './data/cached.ts'
export { listDisplayedModels, listLineUpModels, listValueAddedOffers } from './data/cached-lists.ts'
export { compareModels, findComparison } from './data/comparison.ts'
export { cardPicture, vehicleCardPicture } from './data/displayed-models.ts'
export { drawingOfModel } from './data/drawing-of-model.ts'
export { findFeaturedModel } from './data/featured-model.ts'
export { listModelCards, listSpecifications, listStories } from './data/model-cards.ts'
export { findOwnerBenefits } from './data/owner-benefits.ts'
export { planOfOffer } from './data/plan-of-offer.ts'
export { listAllModels } from './data/uncached.ts'
