import { formatDay } from '#platform/time/format-day.ts'
import { type Sheet, sheetTitle } from '../../sheet.ts'
import { createDocument, finishDocument } from '../document.ts'
import { loadPrintFonts } from '../fonts.ts'
import { drawFooters, smallPrint } from '../footer.ts'
import { drawComparisonSheet } from './comparison-sheet.ts'
import { drawModelSheet } from './model-sheet.ts'

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
  const pdf = createDocument({
    ...{ title: sheetTitle(sheet), fonts: await loadPrintFonts() },
    ...{ layout, compress, madeAt },
  })
  if (models.length > 1) drawComparisonSheet(pdf, sheet, pictures)
  else if (model) drawModelSheet(pdf, sheet, model, pictures[0] ?? null)
  drawFooters(pdf, smallPrint(sheet, formatDay(sheet.day)))
  return finishDocument(pdf)
}
