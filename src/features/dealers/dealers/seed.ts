export { maxGeneratedDealers } from './seed/generate-dealers.ts'
export { dealerSeeding, generatedDealerSeeding, readGeneratedDealers } from './seed/seed-dealers.ts'
export { publicHolidaySeeding } from './seed/seed-holidays.ts'
