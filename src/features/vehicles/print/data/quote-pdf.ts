import { createHash } from 'node:crypto'
import type { VehicleModel } from '#features/vehicles/vehicles/index.ts'
import { drawingOfModel } from '#features/vehicles/vehicles/server.ts'
import { siteClock } from '#platform/time/site-clock.ts'
import { printQuote } from '../pdf/quote/print-quote.ts'
import type { PrintedQuote } from '../quote.ts'
import { printOnce, printPictureKey, readPrintPicture } from './pdf-cache.ts'

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
