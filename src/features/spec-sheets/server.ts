export { answerSpecSheet } from './data/answer.ts'
