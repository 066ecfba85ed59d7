/** Reads of the settings for processes without Next, which do not cache. */
export { readSettings } from './data/read.ts'
