export { exampleSeasons } from './example-seasons.ts'
export type { ResultRow } from './result.ts'
export type { DriverSeason } from './rules/driver-seasons.ts'
export type { LiveSeason, Season } from './season.ts'
