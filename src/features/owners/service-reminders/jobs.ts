/* Exports for processes without Next, such as the worker. Nothing here may import Next. */
export { endRemindersOf } from './data/change-reminders.ts'
export { hasDueReminders } from './data/due-work.ts'
export { deleteOldReminders, deleteRemindersOf, exportRemindersOf } from './data/personal-data.ts'

/** When the worker looks for reminders that are due, in Johannesburg time: hourly from eight to six. */
export const serviceRemindersSchedule = '20 8-18 * * *'

/** Loads the job on demand: the worker itself only needs to know whether a reminder is due. */
export const loadServiceReminders = () => import('./data/send-reminders.ts')
