import { handleAlertRequest } from '#features/stock/vehicle-alerts/services.ts'
import { readSavedSearch } from './data/saved-search.ts'

/** Handles the request of an alert about used vehicles, from our forms. */
export const handleStockAlertRequest = (request: Request): Promise<Response> =>
  handleAlertRequest(request, { read: readSavedSearch })
