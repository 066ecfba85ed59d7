import {
  closePaper,
  drawFeet,
  ink2,
  margin,
  printedFonts,
  type Style,
  say,
  takePaper,
} from '#features/spec-sheets/server.ts'
import { type PrintedQuote, quoteTitle } from '../quote.ts'
import { drawChosenWay } from './chosen-way.ts'
import { drawOpening } from './opening.ts'
import { drawWaysTable } from './ways-table.ts'
import { assumptionsOf, smallPrint } from './words.ts'

type Options = {
  /** Pixels of the model; null where nobody drew it. */
  readonly picture: Buffer | null
  readonly madeAt: Date
  readonly compress?: boolean
}

const title: Style = { font: 'display', size: 12 }
const text: Style = { font: 'text', size: 7.5, colour: ink2 }

/** Prints a quote on one sheet, upright. */
export async function printQuote(
  quote: PrintedQuote,
  { picture, madeAt, compress = true }: Options,
): Promise<Buffer> {
  const paper = takePaper({
    ...{ title: quoteTitle(quote), fonts: await printedFonts() },
    ...{ layout: 'portrait', compress, madeAt },
  })
  let y = drawOpening(paper, quote, picture)
  y += drawChosenWay(paper, quote, y) + 12
  y = drawWaysTable(paper, quote, y) + 10
  const place = { x: margin, width: paper.width }
  y += say(paper, 'H2', 'What this rests on', title, { ...place, y }) + 2
  for (const assumption of assumptionsOf(quote)) y += say(paper, 'P', assumption, text, { ...place, y }) + 1
  drawFeet(paper, smallPrint(quote))
  return closePaper(paper)
}
