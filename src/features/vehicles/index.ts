export type { VehicleModel, VehicleRange } from './model.ts'
export type { RangeView } from './range-view.ts'
export {
  type EnquiryTarget,
  type EnquiryTargets,
  enquiryHref,
  enquiryTargets,
} from './rules/enquiry-targets.ts'
export { rangeWithoutPrices } from './rules/hidden-prices.ts'
export {
  comparePath,
  keepDealer,
  lineUpPath,
  offersPath,
  rangePath,
  specSheetPath,
} from './rules/vehicle-paths.ts'
