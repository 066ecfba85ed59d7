export { type SeedProgress, seedVehicles } from './seed/seed-vehicles.ts'
