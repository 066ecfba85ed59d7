export { cachedLookups } from './data/details/cached-lookups.ts'
export { answerEnquiredPlan } from './data/plan/answer-plan.ts'
