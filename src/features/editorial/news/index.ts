export type { NewsItem } from './news-item.ts'
export { newsListPath, newsPath } from './rules/news-paths.ts'
