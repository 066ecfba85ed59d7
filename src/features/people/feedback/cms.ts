export { pageFeedback } from './cms/page-feedback.ts'
