/** The parts of a printed document, for scripts that run without Next. */
export {
  createDocument,
  drawText,
  finishDocument,
  heightOf,
  ink2,
  margin,
  type PrintDocument,
  type TextStyle,
  writeText,
} from './pdf/document.ts'
export { loadPrintFonts } from './pdf/fonts.ts'
export { drawFooters } from './pdf/footer.ts'
export { drawHeader } from './pdf/header.ts'
