export { articleSeeding } from './seed/seed-articles.ts'
