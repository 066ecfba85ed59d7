/** Receives feeds of used vehicles by POST. */
export { receiveFeed } from './endpoints/receive-feed.ts'
