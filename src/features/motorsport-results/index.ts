export type { DriverSeason } from './rules/driver-seasons.ts'
