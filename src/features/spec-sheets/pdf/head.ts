import type { Sheet } from '../sheet.ts'
import { accent, decorate, ink2, margin, type Paper, say } from './paper.ts'

/** Draws the first line of a sheet: issuer and kind of document. Returns the y position below. */
export function drawHead(
  pdf: Paper,
  { siteName, dealerName }: Pick<Sheet, 'siteName' | 'dealerName'>,
  subject: string,
): number {
  const small = { size: 8.5, colour: ink2 } as const
  const half = pdf.width / 2
  const issuer = dealerName === null ? siteName : `${dealerName} · ${siteName}`
  decorate(pdf, (doc) => doc.rect(margin, margin - 12, 28, 2.5).fill(accent))
  const height = say(pdf, 'P', issuer, { font: 'strong', size: 8.5 }, { x: margin, y: margin, width: half })
  const right = { x: margin + half, y: margin, width: half }
  say(pdf, 'P', subject, { ...small, font: 'text', align: 'right' }, right)
  // A long dealer name may wrap.
  return margin + Math.max(24, height + 10)
}
