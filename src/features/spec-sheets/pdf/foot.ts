import type { Sheet } from '../sheet.ts'
import { heightOf, ink2, margin, type Paper, type Style, write } from './paper.ts'

const style: Style = { font: 'text', size: 7, colour: ink2 }
const numbered: Style = { ...style, align: 'right' }

/** What every sheet says of its figures. Source: decision G-2 for the day. */
export function smallPrint({ view, siteName, dealerName }: Sheet, day: string): string {
  const prices = view.showsPrices
    ? `Recommended retail prices on ${day}, VAT included, without on-the-road costs. `
    : ''
  const from = dealerName === null ? siteName : `${dealerName}, ${siteName}`
  return `${prices}Specifications as on ${day}; they may change, and the dealer confirms them before you order. ${from}.`
}

/** The foot of every sheet, once all are there and can be counted. */
export function drawFeet(paper: Paper, text: string): void {
  const { doc, width } = paper
  const { start, count } = doc.bufferedPageRange()
  for (let page = start; page < start + count; page++) {
    doc.switchToPage(page)
    const room = width - 60
    const y = doc.page.height - margin - heightOf(paper, text, style, room)
    doc.markContent('Artifact', { type: 'Pagination', attached: ['Bottom'] })
    write(paper, text, style, { x: margin, y, width: room })
    write(paper, `${page - start + 1} / ${count}`, numbered, { x: margin + room, y, width: 60 })
    doc.endMarkedContent()
  }
}
