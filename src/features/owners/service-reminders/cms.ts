export { serviceReminders } from './cms/service-reminders.ts'
