export { AlertsPage } from './ui/alerts-page.tsx'
export { ConfirmAlertPage } from './ui/confirm-alert-page.tsx'
