import { writtenDay } from '#platform/written-day.ts'
import { type Sheet, sheetTitle } from '../sheet.ts'
import { drawComparisonSheet } from './comparison-sheet.ts'
import { printedFonts } from './fonts.ts'
import { drawFeet, smallPrint } from './foot.ts'
import { drawModelSheet } from './model-sheet.ts'
import { closePaper, takePaper } from './paper.ts'

type Options = {
  /** PNG of each model, in order; null when there is none. */
  readonly pictures: readonly (Buffer | null)[]
  readonly madeAt: Date
  readonly compress?: boolean
}

/** Prints a sheet: one model in portrait, several side by side in landscape. Takes a few tenths of a second. */
export async function printSheet(
  sheet: Sheet,
  { pictures, madeAt, compress = true }: Options,
): Promise<Buffer> {
  const { models } = sheet.view
  const [model] = models
  const layout = models.length > 1 ? 'landscape' : 'portrait'
  const pdf = takePaper({
    ...{ title: sheetTitle(sheet), fonts: await printedFonts() },
    ...{ layout, compress, madeAt },
  })
  if (models.length > 1) drawComparisonSheet(pdf, sheet, pictures)
  else if (model) drawModelSheet(pdf, sheet, model, pictures[0] ?? null)
  drawFeet(pdf, smallPrint(sheet, writtenDay(sheet.day)))
  return closePaper(pdf)
}
