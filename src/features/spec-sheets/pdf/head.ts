import type { Sheet } from '../sheet.ts'
import { accent, decorate, ink2, margin, type Paper, say } from './paper.ts'

/** The first line of a sheet: whose it is, what it is, and of which day. Returns where the sheet goes on. */
export function drawHead(
  paper: Paper,
  { siteName, dealerName }: Pick<Sheet, 'siteName' | 'dealerName'>,
  subject: string,
): number {
  const small = { size: 8.5, colour: ink2 } as const
  const half = paper.width / 2
  const owner = dealerName === null ? siteName : `${dealerName} · ${siteName}`
  decorate(paper, (doc) => doc.rect(margin, margin - 12, 28, 2.5).fill(accent))
  const height = say(paper, 'P', owner, { font: 'strong', size: 8.5 }, { x: margin, y: margin, width: half })
  const right = { x: margin + half, y: margin, width: half }
  say(paper, 'P', subject, { ...small, font: 'text', align: 'right' }, right)
  // A dealer's long name may take several lines.
  return margin + Math.max(24, height + 10)
}
