export type { Kind } from './entry.ts'
export { longestQuestion } from './rules/question.ts'
