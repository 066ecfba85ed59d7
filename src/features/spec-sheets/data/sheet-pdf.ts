import { createHash } from 'node:crypto'
import { siteClock } from '#platform/site-clock.ts'
import { printSheet } from '../pdf/print-sheet.ts'
import type { Sheet } from '../sheet.ts'
import { printOnce, printPictureKey, readPrintPicture } from './pdf-cache.ts'

function keyOf(sheet: Sheet): string {
  const pictureKeys = sheet.view.models.map(({ drawing }) => printPictureKey(drawing))
  return createHash('sha256')
    .update(JSON.stringify([sheet, pictureKeys]))
    .digest('base64url')
}

async function printWithPictures(sheet: Sheet): Promise<Buffer> {
  const pictures: (Buffer | null)[] = []
  for (const { drawing } of sheet.view.models) pictures.push(await readPrintPicture(drawing))
  return printSheet(sheet, { pictures, madeAt: siteClock().now() })
}

/**
 * Creates the PDF of a sheet, cached; simultaneous requests share one run.
 *
 * @throws ConcurrencyLimitExceeded when too many others are waiting to be printed.
 */
export async function createSheetPdf(sheet: Sheet): Promise<Buffer> {
  return printOnce(keyOf(sheet), () => printWithPictures(sheet))
}
