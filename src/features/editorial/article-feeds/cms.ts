export { articleFeeds } from './cms/article-feeds.ts'
