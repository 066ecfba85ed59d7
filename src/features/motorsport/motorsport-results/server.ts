export { listSeasons } from './data/cached.ts'
export { respondWithLiveResults } from './data/live-response.ts'
export { liveSeasons } from './data/live-seasons.ts'
