export { answerQuote } from './data/answer.ts'
