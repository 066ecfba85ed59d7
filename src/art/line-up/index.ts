export { drawLineUp } from './draw.ts'
export { drawPair } from './pair.ts'
