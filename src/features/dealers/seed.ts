export { dealerSeeding } from './seed/seed-dealers.ts'
