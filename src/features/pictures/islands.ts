/** For islands of other features. */
export { PaintColour } from './ui/repaintable.island.tsx'
