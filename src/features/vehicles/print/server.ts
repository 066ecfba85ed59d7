export { printOnce, printPictureKey, readPrintPicture } from './data/pdf-cache.ts'
export { respondWithQuote } from './data/quote-response.ts'
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
export { drawQrCode } from './pdf/qr.ts'
