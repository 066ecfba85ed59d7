export { UnavailableArticles } from './ui/unavailable-articles.tsx'
