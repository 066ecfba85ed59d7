export { handleReminderRequest } from './data/handle-request.ts'
export { handleReminderStep, handleReminderStopLink } from './data/handle-step.ts'
