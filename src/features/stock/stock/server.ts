export { type ListedVehicle, readAllListed } from './data/all-listed.ts'
export { findUsedVehicle, listStockDealers } from './data/cached.ts'
export { findUsedVehicles } from './data/find-vehicles.ts'
export {
  type ComparableVehicle,
  findComparables,
  findSimilarVehicles,
  isGoneVehicle,
  readComparables,
} from './data/neighbours.ts'
export { listVehiclePaths, vehiclesInSiteMap } from './data/site-map.ts'
export { listStockNames } from './data/stock-names.ts'
export { StockUnavailable } from './data/stock-source.ts'
export { countStockAddedSince, findVehicleStates } from './data/vehicle-states.ts'
export { countStock, listStockOfGroup } from './data/whole-stock.ts'
export { idOfVehicleSegment } from './rules/vehicle-address.ts'
