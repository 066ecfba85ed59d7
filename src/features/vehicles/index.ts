export type { ComparedModel, ComparisonView } from './comparison-view.ts'
export type { VehicleModel, VehicleRange } from './model.ts'
export type { RangeView } from './range-view.ts'
export { comparedCodes } from './rules/compare/compared-models.ts'
export type { SpecificationRows, SpecificationTable } from './rules/compare/specification-table.ts'
export {
  type EnquiryTarget,
  type EnquiryTargets,
  enquiryTargets,
  type VehicleTargets,
} from './rules/enquiry-targets.ts'
export { rangeWithoutPrices } from './rules/hidden-prices.ts'
export { groupByBody, vehicleGroupOf } from './rules/vehicle-groups.ts'
export {
  comparePath,
  keepDealer,
  lineUpPath,
  offersPath,
  rangePath,
} from './rules/vehicle-paths.ts'
