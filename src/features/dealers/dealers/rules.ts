export { directionsAddress } from './rules/directions.ts'
export { hoursOn } from './rules/open-state.ts'
