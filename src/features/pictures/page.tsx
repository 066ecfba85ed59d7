export { ArtCatalogue } from './ui/catalogue/art-catalogue.tsx'
export { DrawingImage } from './ui/drawing-image.tsx'
export { ScenePicture } from './ui/scene-picture.tsx'
export { VehiclePicture } from './ui/vehicle-picture.tsx'
