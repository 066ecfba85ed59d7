export { respondWithStockChanges } from './data/respond-with-changes.ts'
