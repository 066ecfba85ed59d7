export { DrawingAddress, PaintColour } from './ui/repaintable.island.tsx'
