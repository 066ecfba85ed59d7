export { type DriverSeason, driverSeasons } from './rules/driver-seasons.ts'
