export { answerSubscription } from './data/answer.ts'
export { answerConfirmation } from './data/confirm.ts'
