export { respondWithServiceSchedule } from './data/section-responses.ts'
