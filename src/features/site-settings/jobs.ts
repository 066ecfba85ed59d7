/** What processes without Next read of the settings. Nothing here is cached. */
export { readSettings } from './data/read.ts'
