export { handleAlertRequest } from './data/handle-request.ts'
export { handleAlertStep, handleStopLink } from './data/handle-step.ts'
