export { respondWithQuote } from './data/quote-response.ts'
