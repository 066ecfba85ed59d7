export { answerSection } from './section-answer.ts'
