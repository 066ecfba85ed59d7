import {
  decorate,
  drawHead,
  drawPrice,
  drawQrCode,
  ink2,
  margin,
  type Paper,
  pixels,
  raised,
  say,
} from '#features/spec-sheets/server.ts'
import { fill } from '#platform/i18n/fill.ts'
import type { PrintedQuote } from '../quote.ts'
import { quoteTexts } from '../texts.ts'
import type { Density } from './density.ts'
import { validityOf } from './words.ts'

const gutter = 20

function drawCar(paper: Paper, quote: PrintedQuote, y: number, picture: Buffer | null, edge: number): void {
  const pictureHeight = edge - 2
  const width = paper.width - edge - gutter
  decorate(paper, (doc) => doc.rect(margin, y, width, pictureHeight).fill(raised))
  if (!picture) return
  const { name: model, colour } = quote.model
  const words = quoteTexts(quote.language).financeQuote
  const alt = colour ? fill(words.pictureIn, { model, colour }) : fill(words.picture, { model })
  paper.root.add(
    paper.doc.struct('Figure', { alt }, () =>
      paper.doc.image(pixels(picture), margin + 12, y + 10, {
        fit: [width - 24, pictureHeight - 18],
        align: 'center',
        valign: 'bottom',
      }),
    ),
  )
}

/** Whose quote it is, what on, at what price, until when, and the way back to the page. Returns where the page goes on. */
export function drawOpening(
  paper: Paper,
  quote: PrintedQuote,
  picture: Buffer | null,
  { heading, qrEdge }: Density,
): number {
  const { model, address } = quote
  const words = quoteTexts(quote.language).financeQuote
  const whole = { x: margin, width: paper.width }
  let y = drawHead(paper, quote, words.subject)
  y += say(paper, 'H1', model.name, { font: 'display', size: heading }, { ...whole, y }) + 1
  const kind = [model.kind, fill(words.model, { code: model.code }), model.colour].filter(Boolean).join(', ')
  y += say(paper, 'P', kind, { font: 'text', size: 9.5, colour: ink2 }, { ...whole, y }) + 8
  drawCar(paper, quote, y, picture, qrEdge)
  const corner = { x: margin + paper.width - qrEdge, y: y - 4, edge: qrEdge }
  drawQrCode(paper, address, corner, { leads: fill(words.codeLeads, { address }), note: words.seeIt })
  y += qrEdge + 8
  const half = { x: margin, width: paper.width * 0.5 }
  const priced = drawPrice(paper, model, { font: 'display', size: 18 }, { ...half, y })
  const note = { font: 'text', size: 8, colour: ink2, align: 'right' } as const
  const right = { x: margin + paper.width * 0.5, width: paper.width * 0.5 }
  let line = y + 2
  for (const text of [words.priceNote, ...validityOf(quote)]) {
    line += say(paper, 'P', text, note, { ...right, y: line })
  }
  return Math.max(y + priced, line) + 8
}
