export { respondWithSection } from './section-response.ts'
