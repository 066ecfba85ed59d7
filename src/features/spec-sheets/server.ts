export { printOnce, printPictureKey, readPrintPicture } from './data/pdf-cache.ts'
export { respondWithSpecSheet } from './data/sheet-response.ts'
export {
  createDocument,
  drawDecoration,
  drawText,
  finishDocument,
  heightOf,
  ink,
  ink2,
  lineColour,
  margin,
  type PrintDocument,
  raised,
  type TextBox,
  type TextStyle,
  toDataUrl,
  writeText,
} from './pdf/document.ts'
export { loadPrintFonts } from './pdf/fonts.ts'
export { drawFooters } from './pdf/footer.ts'
export { drawHeader } from './pdf/header.ts'
export { drawPrice } from './pdf/price.ts'
export { drawQrCode } from './pdf/qr.ts'
