export { findArticlePage } from './data/article-pages.ts'
export { articleMetadata } from './ui/article-metadata.ts'
export { ArticlePage } from './ui/article-page.tsx'
