export { newsSeeding } from './seed/seed-news.ts'
