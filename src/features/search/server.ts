export { type SearchAnswer, search } from './data/search.ts'
