export { RelatedVehicles } from './blocks/related-vehicles/related-vehicles.tsx'
