export { respondWithCalendar, respondWithEvent } from './data/calendar-response.ts'
