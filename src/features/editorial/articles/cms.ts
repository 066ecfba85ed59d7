export { articles } from './cms/articles.ts'
export { articleCategories, articleTags, authors } from './cms/labels.ts'
