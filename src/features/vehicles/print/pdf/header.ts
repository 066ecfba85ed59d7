import type { Sheet } from '../sheet.ts'
import { accent, drawDecoration, drawText, ink2, margin, type PrintDocument } from './document.ts'

/** Draws the first line of a sheet: issuer and kind of document. Returns the y position below. */
export function drawHeader(
  pdf: PrintDocument,
  { siteName, dealerName }: Pick<Sheet, 'siteName' | 'dealerName'>,
  subject: string,
): number {
  const small = { size: 8.5, colour: ink2 } as const
  const half = pdf.width / 2
  const issuer = dealerName === null ? siteName : `${dealerName} · ${siteName}`
  drawDecoration(pdf, (doc) => doc.rect(margin, margin - 12, 28, 2.5).fill(accent))
  const height = drawText(
    pdf,
    'P',
    issuer,
    { font: 'strong', size: 8.5 },
    { x: margin, y: margin, width: half },
  )
  const right = { x: margin + half, y: margin, width: half }
  drawText(pdf, 'P', subject, { ...small, font: 'text', align: 'right' }, right)
  // A long dealer name may wrap.
  return margin + Math.max(24, height + 10)
}
