export { respondWithManual } from './data/manual-response.ts'
