export { respondWithArticleFeed } from './data/article-feed.ts'
export { lastRelease, listArticles } from './data/articles.ts'
export { type ArticlePage, findArticlePages, listArticlePages } from './data/pages.ts'
export { readSearchableArticlePages, type SearchableArticlePage } from './data/searchable.ts'
