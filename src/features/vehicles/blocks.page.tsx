export { LineUp } from './blocks/line-up/line-up.tsx'
export { RelatedVehicles } from './blocks/related-vehicles/related-vehicles.tsx'
