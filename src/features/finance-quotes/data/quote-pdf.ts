import { createHash } from 'node:crypto'
import { printOnce, printPictureKey, readPrintPicture } from '#features/spec-sheets/server.ts'
import type { VehicleModel } from '#features/vehicles/index.ts'
import { drawingOfModel } from '#features/vehicles/server.ts'
import { siteClock } from '#platform/site-clock.ts'
import { printQuote } from '../pdf/print-quote.ts'
import type { PrintedQuote } from '../quote.ts'

/**
 * Creates the PDF of a quote, cached; simultaneous requests share one run.
 *
 * @throws ConcurrencyLimitExceeded when too many others are waiting to be printed.
 */
export async function createQuotePdf(
  quote: PrintedQuote,
  model: VehicleModel,
  colour: VehicleModel['colours'][number] | undefined,
): Promise<Buffer> {
  const drawing = drawingOfModel(model, colour)
  const key = createHash('sha256')
    .update(JSON.stringify(['quote', quote, printPictureKey(drawing)]))
    .digest('base64url')
  return printOnce(key, async () =>
    printQuote(quote, { picture: await readPrintPicture(drawing), madeAt: siteClock().now() }),
  )
}
