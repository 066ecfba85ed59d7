export { answerPrivacyStep } from './data/answer.ts'
