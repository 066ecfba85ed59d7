export { entryOfDays } from './rules/calendar-entry.ts'
export { addDays, dayFrom } from './rules/days.ts'
export { calendarFile, type FileEntry } from './rules/icalendar.ts'
