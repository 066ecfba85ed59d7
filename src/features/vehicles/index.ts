export type { VehicleModel, VehicleRange } from './model.ts'
export type { RangeView } from './range-view.ts'
export { comparePath, offersPath, specSheetPath } from './rules/vehicle-paths.ts'
