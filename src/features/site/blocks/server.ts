export { readLive } from './data/read-live.ts'
