/* Exports for processes without Next, such as the worker. Nothing here may import Next. */
export { deleteFeedbackBefore } from './data/store-feedback.ts'
