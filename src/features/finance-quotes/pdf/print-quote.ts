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
  /** PNG of the model; null when there is none. */
  readonly picture: Buffer | null
  readonly madeAt: Date
  readonly compress?: boolean
}

const title: Style = { font: 'display', size: 12 }

/** Draws everything above the footer. Returns the y position below. */
function drawContent(pdf: Paper, quote: PrintedQuote, picture: Buffer | null, density: Density): number {
  let y = drawOpening(pdf, quote, picture, density)
  y += drawChosenWay(pdf, quote, y, density) + 12
  y = drawWaysTable(pdf, quote, y, density) + 10
  const fullWidth = { x: margin, width: pdf.width }
  y += say(pdf, 'H2', quoteTexts(quote.language).financeQuote.basis, title, { ...fullWidth, y }) + 2
  const text: Style = { font: 'text', size: density.smallText, colour: ink2 }
  for (const assumption of assumptionsOf(quote)) y += say(pdf, 'P', assumption, text, { ...fullWidth, y }) + 1
  return y
}

/**
 * Lays out a quote on one portrait page, in the loosest density that fits. `spaceLeft` is the space above the footer in
 * points.
 */
export async function layOutQuote(
  quote: PrintedQuote,
  { picture, madeAt, compress = true }: Options,
): Promise<{ readonly pdf: Paper; readonly spaceLeft: number }> {
  const fonts = await printedFonts()
  const [loosest, ...tighter] = densities
  const layOut = (density: Density) => {
    const pdf = takePaper({
      ...{ title: quoteTitle(quote), fonts, language: quote.language },
      ...{ layout: 'portrait', compress, madeAt },
    })
    return { pdf, spaceLeft: pdf.bottom - drawContent(pdf, quote, picture, density) }
  }
  let result = layOut(loosest)
  for (const density of tighter) if (result.spaceLeft < 0) result = layOut(density)
  return result
}

/** Prints a quote on one portrait page. */
export async function printQuote(quote: PrintedQuote, options: Options): Promise<Buffer> {
  const { pdf } = await layOutQuote(quote, options)
  drawFeet(pdf, smallPrint(quote))
  return closePaper(pdf)
}
