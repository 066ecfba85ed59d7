export { GonePage } from './ui/gone-page.tsx'
export { UsedVehiclePage } from './ui/used-vehicle-page.tsx'
export { goneMetadata, vehicleMetadata } from './ui/vehicle-metadata.ts'
