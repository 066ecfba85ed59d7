export type { LoadedSearch } from './data/load-search.ts'
export { respondWithUsedVehicles } from './data/respond.ts'
