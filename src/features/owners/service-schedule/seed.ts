export { serviceScheduleSeeding } from './seed/seed-service-schedules.ts'
