import { createHash } from 'node:crypto'
import { siteClock } from '#platform/site-clock.ts'
import { printSheet } from '../pdf/print-sheet.ts'
import type { Sheet } from '../sheet.ts'
import { printedOnce, printedPictureKey, printedPixels } from './printing.ts'

function keyOf(sheet: Sheet): string {
  const drawn = sheet.view.models.map(({ drawing }) => printedPictureKey(drawing))
  return createHash('sha256')
    .update(JSON.stringify([sheet, drawn]))
    .digest('base64url')
}

async function print(sheet: Sheet): Promise<Buffer> {
  const pictures: (Buffer | null)[] = []
  for (const { drawing } of sheet.view.models) pictures.push(await printedPixels(drawing))
  return printSheet(sheet, { pictures, madeAt: siteClock().now() })
}

/**
 * A sheet as PDF, printed once however many ask for it at the same time.
 *
 * @throws WorkbenchFull when too many others are waiting to be printed.
 */
export async function printedSheet(sheet: Sheet): Promise<Buffer> {
  return printedOnce(keyOf(sheet), () => print(sheet))
}
