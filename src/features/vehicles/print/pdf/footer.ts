import type { Sheet } from '../sheet.ts'
import { heightOf, ink2, margin, type PrintDocument, type TextStyle, writeText } from './document.ts'

const style: TextStyle = { font: 'text', size: 7, colour: ink2 }
const pageNumberStyle: TextStyle = { ...style, align: 'right' }

/** Returns the small print of every page. Source: decision G-2 for the day. */
export function smallPrint({ view, siteName, dealerName }: Sheet, day: string): string {
  const prices = view.showsPrices
    ? `Recommended retail prices on ${day}, VAT included, without on-the-road costs. `
    : ''
  const issuer = dealerName === null ? siteName : `${dealerName}, ${siteName}`
  return `${prices}Specifications as on ${day}; they may change, and the dealer confirms them before you order. ${issuer}.`
}

/** Draws the footer of every page. Call it last, when the number of pages is known. */
export function drawFooters(pdf: PrintDocument, text: string): void {
  const { doc, width } = pdf
  const { start, count } = doc.bufferedPageRange()
  for (let page = start; page < start + count; page++) {
    doc.switchToPage(page)
    const textWidth = width - 60
    const y = doc.page.height - margin - heightOf(pdf, text, style, textWidth)
    doc.markContent('Artifact', { type: 'Pagination', attached: ['Bottom'] })
    writeText(pdf, text, style, { x: margin, y, width: textWidth })
    writeText(pdf, `${page - start + 1} / ${count}`, pageNumberStyle, { x: margin + textWidth, y, width: 60 })
    doc.endMarkedContent()
  }
}
