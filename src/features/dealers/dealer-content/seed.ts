export { dealerContentSeeding } from './seed/seed-content.ts'
