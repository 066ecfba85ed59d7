export { bodyTypes } from './body-types.ts'
export { driveSystems, fuelTypes, transmissionTypes } from './model.ts'
export { comparedCodes, inPageOrder, mostCompared } from './rules/compare/compared-models.ts'
export { gradeLabel, gradeSlug, sortGrades } from './rules/grade-order.ts'
export { rangeWithoutPrices } from './rules/hidden-prices.ts'
export { currentPrice, displayedPrice } from './rules/prices.ts'
export { groupByBody, vehicleGroupOf } from './rules/vehicle-groups.ts'
export {
  comparePath,
  keepDealer,
  lineUpPath,
  offersPath,
  quotePath,
  rangePath,
  specSheetPath,
} from './rules/vehicle-paths.ts'
