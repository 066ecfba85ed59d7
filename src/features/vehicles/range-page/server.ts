export {
  respondWithModelCards,
  respondWithSpecifications,
  respondWithStories,
} from './data/chooser-responses.ts'
export { loadOwnerBenefits } from './data/owner-benefits.ts'
