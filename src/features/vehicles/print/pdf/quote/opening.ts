import { fill } from '#platform/i18n/fill.ts'
import type { PrintedQuote } from '../../quote.ts'
import { quoteTexts } from '../../texts.ts'
import { drawDecoration, drawText, ink2, margin, type PrintDocument, raised, toDataUrl } from '../document.ts'
import { drawHeader } from '../header.ts'
import { drawPrice } from '../price.ts'
import { drawQrCode } from '../qr.ts'
import { configuredText, validityOf } from './copy.ts'
import type { Density } from './density.ts'

const gutter = 20

function drawCar(
  pdf: PrintDocument,
  quote: PrintedQuote,
  y: number,
  picture: Buffer | null,
  edge: number,
): void {
  const pictureHeight = edge - 2
  const width = pdf.width - edge - gutter
  drawDecoration(pdf, (doc) => doc.rect(margin, y, width, pictureHeight).fill(raised))
  if (!picture) return
  const { name: model, colour } = quote.model
  const texts = quoteTexts(quote.language).financeQuote
  const alt = colour ? fill(texts.pictureIn, { model, colour }) : fill(texts.picture, { model })
  pdf.root.add(
    pdf.doc.struct('Figure', { alt }, () =>
      pdf.doc.image(toDataUrl(picture), margin + 12, y + 10, {
        fit: [width - 24, pictureHeight - 18],
        align: 'center',
        valign: 'bottom',
      }),
    ),
  )
}

/** Draws issuer, model, price, validity and the QR code of the page. Returns the y position below. */
export function drawOpening(
  pdf: PrintDocument,
  quote: PrintedQuote,
  picture: Buffer | null,
  { heading, qrEdge }: Density,
): number {
  const { model, address } = quote
  const texts = quoteTexts(quote.language).financeQuote
  const fullWidth = { x: margin, width: pdf.width }
  let y = drawHeader(pdf, quote, texts.subject)
  y += drawText(pdf, 'H1', model.name, { font: 'display', size: heading }, { ...fullWidth, y }) + 1
  const kind = [model.kind, fill(texts.model, { code: model.code }), model.colour].filter(Boolean).join(', ')
  y += drawText(pdf, 'P', kind, { font: 'text', size: 9.5, colour: ink2 }, { ...fullWidth, y }) + 8
  drawCar(pdf, quote, y, picture, qrEdge)
  const corner = { x: margin + pdf.width - qrEdge, y: y - 4, edge: qrEdge }
  drawQrCode(pdf, address, corner, { description: fill(texts.codeLeads, { address }), note: texts.seeIt })
  y += qrEdge + 8
  const half = { x: margin, width: pdf.width * 0.5 }
  let priceHeight = drawPrice(pdf, model, { font: 'display', size: 18 }, { ...half, y })
  const configured = configuredText(quote)
  if (configured) {
    const style = { font: 'strong', size: 9 } as const
    priceHeight += 2 + drawText(pdf, 'P', configured, style, { ...half, y: y + priceHeight + 2 })
  }
  const note = { font: 'text', size: 8, colour: ink2, align: 'right' } as const
  const right = { x: margin + pdf.width * 0.5, width: pdf.width * 0.5 }
  let line = y + 2
  for (const text of [texts.priceNote, ...validityOf(quote)]) {
    line += drawText(pdf, 'P', text, note, { ...right, y: line })
  }
  return Math.max(y + priceHeight, line) + 8
}
