export { vehicleAlerts } from './cms/vehicle-alerts.ts'
