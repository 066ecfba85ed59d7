export { hasDoubtfulLetter, parseVin, type Vin } from './rules/vin.ts'
