export { driverSeeding } from './seed/seed-drivers.ts'
