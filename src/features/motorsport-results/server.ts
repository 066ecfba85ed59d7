export { listSeasons } from './data/cached.ts'
