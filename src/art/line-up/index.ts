export { drawLineUp } from './draw.ts'
export { type LineUpFormat, type LineUpLayout, lineUpFormats, lineUpLayout, type Place } from './layout.ts'
export { drawPair, pairBox } from './pair.ts'
