export { vehicleSeeding } from './seed/seed-vehicles.ts'
export { valueAddedOfferSeeding } from './seed/value-added-offers.ts'
