export { answerSuggestions } from './data/suggest.ts'
