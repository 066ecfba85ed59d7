export { answerSpecSheet } from './data/answer.ts'
export { printedOnce, printedPictureKey, printedPixels } from './data/printing.ts'
export { printedFonts } from './pdf/fonts.ts'
export { drawFeet } from './pdf/foot.ts'
export { drawHead } from './pdf/head.ts'
export {
  closePaper,
  decorate,
  heightOf,
  ink,
  ink2,
  line,
  margin,
  type Paper,
  type Place,
  pixels,
  raised,
  type Style,
  say,
  takePaper,
  write,
} from './pdf/paper.ts'
export { drawPrice } from './pdf/price.ts'
export { drawQrCode } from './pdf/qr.ts'
