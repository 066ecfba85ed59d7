export { ConfirmReminderPage } from './ui/confirm-reminder-page.tsx'
export { RemindersPage } from './ui/reminders-page.tsx'
