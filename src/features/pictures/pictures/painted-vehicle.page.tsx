export { PaintedVehicle } from './ui/painted-vehicle.tsx'
