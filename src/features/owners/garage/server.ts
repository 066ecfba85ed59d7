export { respondWithCarValue, respondWithModelFacts } from './data/responses.ts'
