export type { SearchRules } from './alert.ts'
export { nameOfVehicle } from './rules/describe-vehicle.ts'
