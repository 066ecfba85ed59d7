export { maxInventedVehicles } from './seed/invent-vehicle.ts'
export { generateStock, stockSeeding } from './seed/seed-stock.ts'
