export { handleSuggestions } from './data/suggest.ts'
