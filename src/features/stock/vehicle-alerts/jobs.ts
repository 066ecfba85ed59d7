/* Exports for processes without Next, such as the worker. Nothing here may import Next. */
export type { SearchRules } from './alert.ts'
export { endAlertsOf } from './data/change-alerts.ts'
export { deleteAlertsOf, deleteOldAlerts, exportAlertsOf } from './data/personal-data.ts'
export { runVehicleAlerts } from './data/run-alerts.ts'
