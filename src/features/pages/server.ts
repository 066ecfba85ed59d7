export { findPage, listPages, redirectAt } from './data/cached.ts'
export { answerSection } from './data/section-answer.ts'
export { trailTo } from './rules/trail.ts'
