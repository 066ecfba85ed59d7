export { respondWithTradeInValue } from './data/value-response.ts'
