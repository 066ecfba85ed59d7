export { loadContactForm, loadFinanceForm, loadVehicleForm } from './data/form-content.ts'
export {
  eraseEnquiriesBefore,
  eraseEnquiriesOf,
  exportEnquiriesOf,
  type HeldEnquiry,
} from './data/personal-data.ts'
export { answerEnquiredPlan } from './data/plan/answer-plan.ts'
export { forgetHandovers, forgetHandoversBefore, handoversAbout } from './delivery/data/kept.ts'
