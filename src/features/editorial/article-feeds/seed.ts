export { articleFeedSeeding } from './seed/seed-feeds.ts'
