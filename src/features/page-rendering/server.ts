export { answerSection } from './data/section-answer.ts'
