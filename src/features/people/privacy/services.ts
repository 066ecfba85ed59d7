export { handlePrivacyStep } from './data/handle-step.ts'
