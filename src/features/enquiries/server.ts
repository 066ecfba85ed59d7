export { loadContactForm, loadFinanceForm, loadVehicleForm } from './data/form-content.ts'
export type { HeldEnquiry } from './data/personal-data.ts'
export { answerEnquiredPlan } from './data/plan/answer-plan.ts'
