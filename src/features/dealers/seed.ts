export { maxGeneratedDealers } from './seed/generate-dealers.ts'
export { dealerSeeding, generatedDealerSeeding } from './seed/seed-dealers.ts'
