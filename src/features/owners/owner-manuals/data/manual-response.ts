import { createHash } from 'node:crypto'
import { printOnce, printPictureKey, readPrintPicture } from '#features/vehicles/print/server.ts'
import { taggedResponse } from '#platform/http/tagged-response.ts'
import { ConcurrencyLimitExceeded } from '#platform/process/concurrency-limit.ts'
import { log } from '#platform/process/log.ts'
import { problem } from '#platform/service/problem.ts'
import type { Manual } from '../manual.ts'
import { printManual } from '../pdf/print-manual.ts'
import { findManual } from './find-manual.ts'

/** Seconds. */
const retryAfter = { 'retry-after': '5' }

/** Creates the PDF of a manual, cached; simultaneous requests share one run. */
function createManualPdf(manual: Manual): Promise<Buffer> {
  const key = createHash('sha256')
    .update(JSON.stringify(['manual', manual, printPictureKey(manual.drawing)]))
    .digest('base64url')
  return printOnce(key, async () => printManual(manual, { picture: await readPrintPicture(manual.drawing) }))
}

/** Returns the manual of a range; null for an unknown one, and `failed`, logged, when its data cannot be read. */
async function readManual(range: string): Promise<Manual | 'failed' | null> {
  try {
    return await findManual(range)
  } catch (error) {
    log.error({ range, reason: String(error) }, 'manual not printed')
    return 'failed'
  }
}

/**
 * Responds with the owner's manual of a range as PDF, and with 304 when the browser has it. 404 for a range that is not
 * on sale, 503 when its data cannot be read or too many documents are being printed.
 */
export async function respondWithManual(rangeSlug: string, request: Request): Promise<Response> {
  const manual = await readManual(rangeSlug)
  if (manual === 'failed')
    return problem(503, 'The manual cannot be made at the moment. Try again soon.', retryAfter)
  if (!manual) return problem(404, 'There is no such range.')
  try {
    const file = await createManualPdf(manual)
    return taggedResponse(Buffer.from(file), 'application/pdf', request, {
      'content-disposition': `inline; filename="${rangeSlug}-owners-manual.pdf"`,
    })
  } catch (error) {
    if (!(error instanceof ConcurrencyLimitExceeded)) throw error
    return problem(503, 'Too many documents are being printed. Try again in a moment.', retryAfter)
  }
}
