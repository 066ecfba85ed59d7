export { answerSubscription } from './data/answer.ts'
export { answerConfirmation } from './data/confirm.ts'
export { answerUnsubscribe, answerUnsubscribeLink } from './data/unsubscribe.ts'
