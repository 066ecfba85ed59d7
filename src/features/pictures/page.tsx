export { PaintedVehicle } from './ui/painted-vehicle.tsx'
export { ScenePicture } from './ui/scene-picture.tsx'
export { VehiclePicture } from './ui/vehicle-picture.tsx'
