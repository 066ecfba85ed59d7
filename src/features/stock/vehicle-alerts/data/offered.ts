import { hasStockChanges } from '#features/stock/stock/jobs.ts'

/** Returns whether visitors can have alerts: when the used vehicles are our own, because only then are changes known. */
export const areAlertsOffered = (): boolean => hasStockChanges()
