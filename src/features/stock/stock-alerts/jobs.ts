/** How often the worker looks for changes of the stock, in Johannesburg time: every ten minutes. */
export const stockAlertsSchedule = '*/10 * * * *'

/** Loads the job on demand: the worker itself only needs the schedule. */
export const loadStockAlerts = () => import('./data/run.ts')
