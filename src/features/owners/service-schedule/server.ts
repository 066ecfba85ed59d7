export { findService, listIntervals } from './data/cached.ts'
export { respondWithServiceSchedule } from './data/section-responses.ts'
