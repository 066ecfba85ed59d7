export { listPrices } from './data/list-prices.ts'
export type { LoadedSearch } from './data/load-search.ts'
export { respondWithUsedVehicles } from './data/respond.ts'
