/** Uncached readers for processes that run without Next, such as the worker, and what writers of the table send. */
export { hasStockChanges } from './data/changes.ts'
export { deleteOldFirstReads } from './data/delete-first-reads.ts'
export { readUsedVehicle } from './data/read-used-vehicle.ts'
export { stockChanged } from './data/stock-changed.ts'
export { soldVehicleDays } from './data/stock-table.ts'
export { openVehicleStates, readStockChangedSince, type VehicleState } from './data/uncached.ts'
