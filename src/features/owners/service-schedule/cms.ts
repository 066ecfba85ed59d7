export { serviceSchedules } from './cms/service-schedules.ts'
