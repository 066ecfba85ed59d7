export { vehicleSeeding } from './seed/seed-vehicles.ts'
