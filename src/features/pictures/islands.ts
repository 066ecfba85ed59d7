export { PaintColour } from './ui/repaintable.island.tsx'
