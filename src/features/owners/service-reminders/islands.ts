/** For islands of other features. */
export { ReminderForm } from './ui/reminder-form.island.tsx'
