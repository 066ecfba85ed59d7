/* Exports for processes without Next, such as the worker. Nothing here may import Next. */
export { hasDueFeeds } from './data/feed-work.ts'

/** How often the worker looks for feeds that are due, in Johannesburg time: every minute. */
export const articleFeedsSchedule = '* * * * *'

/** Loads the job on demand: the worker itself only needs to know whether a feed is due. */
export const loadArticleFeeds = () => import('./data/run.ts')
