export { handleFeedback } from './data/handle-feedback.ts'
