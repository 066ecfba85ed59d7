export { seasonSeeding } from './seed/seed-seasons.ts'
