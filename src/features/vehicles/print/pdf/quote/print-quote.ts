import { type PrintedQuote, quoteTitle } from '../../quote.ts'
import { quoteTexts } from '../../texts.ts'
import {
  createDocument,
  drawText,
  finishDocument,
  ink2,
  margin,
  type PrintDocument,
  type TextStyle,
} from '../document.ts'
import { loadPrintFonts } from '../fonts.ts'
import { drawFooters } from '../footer.ts'
import { drawChosenOption } from './chosen-option.ts'
import { assumptionsOf, smallPrint } from './copy.ts'
import { type Density, densities } from './density.ts'
import { drawOpening } from './opening.ts'
import { drawOptionsTable } from './options-table.ts'

type Options = {
  /** PNG of the model; null when there is none. */
  readonly picture: Buffer | null
  readonly madeAt: Date
  readonly compress?: boolean
}

const title: TextStyle = { font: 'display', size: 12 }

/** Draws everything above the footer. Returns the y position below. */
function drawContent(
  pdf: PrintDocument,
  quote: PrintedQuote,
  picture: Buffer | null,
  density: Density,
): number {
  let y = drawOpening(pdf, quote, picture, density)
  y += drawChosenOption(pdf, quote, y, density) + 12
  y = drawOptionsTable(pdf, quote, y, density) + 10
  const fullWidth = { x: margin, width: pdf.width }
  y += drawText(pdf, 'H2', quoteTexts(quote.language).financeQuote.basis, title, { ...fullWidth, y }) + 2
  const text: TextStyle = { font: 'text', size: density.smallText, colour: ink2 }
  for (const assumption of assumptionsOf(quote))
    y += drawText(pdf, 'P', assumption, text, { ...fullWidth, y }) + 1
  return y
}

/**
 * Lays out a quote on one portrait page, in the loosest density that fits. `spaceLeft` is the space above the footer in
 * points.
 */
export async function layOutQuote(
  quote: PrintedQuote,
  { picture, madeAt, compress = true }: Options,
): Promise<{ readonly pdf: PrintDocument; readonly spaceLeft: number }> {
  const fonts = await loadPrintFonts()
  const [loosest, ...tighter] = densities
  const layOut = (density: Density) => {
    const pdf = createDocument({
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
  drawFooters(pdf, smallPrint(quote))
  return finishDocument(pdf)
}
