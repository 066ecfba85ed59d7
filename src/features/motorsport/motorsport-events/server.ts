export { respondWithCalendar, respondWithCard, respondWithEvent } from './data/calendar-response.ts'
