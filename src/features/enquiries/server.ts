export { cachedLookups } from './data/details/cached-lookups.ts'
export { loadContactForm, loadFinanceForm, loadVehicleForm } from './data/form-content.ts'
export { answerEnquiredPlan } from './data/plan/answer-plan.ts'
