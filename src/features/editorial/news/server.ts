export { listNewsOrEmpty } from './data/news.ts'
export { respondWithNewsFeed, respondWithNewsSiteMap } from './data/news-feed.ts'
export { findNewsPages, listNewsPages } from './data/news-pages.ts'
