import { createHash } from 'node:crypto'
import { siteClock } from '#platform/site-clock.ts'
import { printSheet } from '../pdf/print-sheet.ts'
import type { Sheet } from '../sheet.ts'
import { printedOnce, printedPictureKey, printedPixels } from './printing.ts'

function keyOf(sheet: Sheet): string {
  const pictureKeys = sheet.view.models.map(({ drawing }) => printedPictureKey(drawing))
  return createHash('sha256')
    .update(JSON.stringify([sheet, pictureKeys]))
    .digest('base64url')
}

async function printWithPictures(sheet: Sheet): Promise<Buffer> {
  const pictures: (Buffer | null)[] = []
  for (const { drawing } of sheet.view.models) pictures.push(await printedPixels(drawing))
  return printSheet(sheet, { pictures, madeAt: siteClock().now() })
}

/**
 * Creates the PDF of a sheet, cached; simultaneous requests share one run.
 *
 * @throws WorkbenchFull when too many others are waiting to be printed.
 */
export async function printedSheet(sheet: Sheet): Promise<Buffer> {
  return printedOnce(keyOf(sheet), () => printWithPictures(sheet))
}
