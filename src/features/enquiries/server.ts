export { cachedLookups } from './data/details/cached-lookups.ts'
export { respondWithPlan } from './data/plan/plan-response.ts'
export { respondWithSummary } from './data/summary/summary-response.ts'
