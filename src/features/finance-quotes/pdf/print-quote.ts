import {
  closePaper,
  drawFeet,
  ink2,
  margin,
  type Paper,
  printedFonts,
  type Style,
  say,
  takePaper,
} from '#features/spec-sheets/server.ts'
import { type PrintedQuote, quoteTitle } from '../quote.ts'
import { quoteTexts } from '../texts.ts'
import { drawChosenWay } from './chosen-way.ts'
import { type Density, densities } from './density.ts'
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

/** Everything above the foot. Returns where it ends. */
function drawAll(paper: Paper, quote: PrintedQuote, picture: Buffer | null, density: Density): number {
  let y = drawOpening(paper, quote, picture, density)
  y += drawChosenWay(paper, quote, y, density) + 12
  y = drawWaysTable(paper, quote, y, density) + 10
  const place = { x: margin, width: paper.width }
  y += say(paper, 'H2', quoteTexts(quote.language).financeQuote.basis, title, { ...place, y }) + 2
  const text: Style = { font: 'text', size: density.smallText, colour: ink2 }
  for (const assumption of assumptionsOf(quote)) y += say(paper, 'P', assumption, text, { ...place, y }) + 1
  return y
}

/** A quote on one sheet, upright, as close as it has to stand; `room` is what is left above its foot, in points. */
export async function layOutQuote(
  quote: PrintedQuote,
  { picture, madeAt, compress = true }: Options,
): Promise<{ readonly paper: Paper; readonly room: number }> {
  const fonts = await printedFonts()
  const [first, ...closer] = densities
  const lay = (density: Density) => {
    const paper = takePaper({
      ...{ title: quoteTitle(quote), fonts, language: quote.language },
      ...{ layout: 'portrait', compress, madeAt },
    })
    return { paper, room: paper.bottom - drawAll(paper, quote, picture, density) }
  }
  let laid = lay(first)
  for (const density of closer) if (laid.room < 0) laid = lay(density)
  return laid
}

/** Prints a quote on one sheet, upright. */
export async function printQuote(quote: PrintedQuote, options: Options): Promise<Buffer> {
  const { paper } = await layOutQuote(quote, options)
  drawFeet(paper, smallPrint(quote))
  return closePaper(paper)
}
