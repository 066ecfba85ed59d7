export { news } from './cms/news.ts'
export { newsCategories } from './cms/news-categories.ts'
