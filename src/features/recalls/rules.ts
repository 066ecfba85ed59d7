export { parseVin, type Vin } from './rules/vin.ts'
