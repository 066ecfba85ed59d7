export { loadArticlesAbout } from './data/article-pages.ts'
export { RelatedSection } from './ui/related-section.tsx'
