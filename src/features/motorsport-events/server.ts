export { listEvents } from './data/cached.ts'
export { respondWithCalendar, respondWithCard, respondWithEvent } from './data/calendar-response.ts'
