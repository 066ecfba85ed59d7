export { directionsAddress } from './rules/directions.ts'
