import { createHash } from 'node:crypto'
import type { DealerContext } from '#features/dealers/dealers/index.ts'
import { type ComparisonView, comparePath, rangePath } from '#features/vehicles/vehicles/index.ts'
import { findComparison } from '#features/vehicles/vehicles/server.ts'
import { ConcurrencyLimitExceeded } from '#platform/process/concurrency-limit.ts'
import { config } from '#platform/process/config.ts'
import { problem } from '#platform/service/problem.ts'
import { brand } from '#platform/site/brand.ts'
import { siteClock } from '#platform/time/site-clock.ts'
import { printSheet } from '../pdf/sheet/print-sheet.ts'
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
async function createSheetPdf(sheet: Sheet): Promise<Buffer> {
  return printOnce(keyOf(sheet), () => printWithPictures(sheet))
}

type SheetRequest = {
  readonly rangeSlug: string
  readonly query: URLSearchParams
  /** The dealer of the page; the sheet has no prices when its region hides them. */
  readonly dealer?: DealerContext | null
}

const maxModels = 4
const codePattern = /^[0-9A-Za-z-]{1,16}$/

/** Seconds. */
const retryAfter = '2'

/** Parses the unique model codes of a query; undefined when there are none, too many, or invalid ones. */
export function parseModelCodes(query: URLSearchParams): string[] | undefined {
  const codes = [...new Set(query.getAll('code').join(',').toUpperCase().split(','))]
  return codes.length <= maxModels && codes.every((code) => codePattern.test(code)) ? codes : undefined
}

/** Returns the URL in the QR code: the page of the model, or the comparison. */
function addressOf({ range, models }: ComparisonView, dealer: string | null): string {
  const codes = models.map((model) => model.code)
  const path =
    codes.length === 1
      ? `${rangePath(range.slug, dealer)}?model=${codes[0]}`
      : comparePath(range.slug, codes, dealer)
  return config().siteUrl + path
}

function fileName({ range, models }: ComparisonView): string {
  return `${[range.slug, ...models.map((model) => model.code.toLowerCase())].join('-')}-specification.pdf`
}

/**
 * Responds with the specification sheet of a model, or of up to four models side by side, as PDF. 400 for a query
 * without valid codes, 404 for a code or range that is not on sale, 503 when too many sheets are being printed.
 *
 * @throws VehiclesUnavailable when the vehicle service failed and no stale response is cached.
 * Source: decision V-8; requirement V-241; decision F-12 for prices.
 */
export async function respondWithSpecSheet({
  rangeSlug,
  query,
  dealer = null,
}: SheetRequest): Promise<Response> {
  const codes = parseModelCodes(query)
  if (!codes)
    return problem(400, 'The query must contain one to four model codes, separated by commas: ?code=57U,73T.')
  const view = await findComparison(rangeSlug, codes, dealer?.shows)
  if (!view) return problem(404, 'There is no such range.')
  if (view.unknown.length > 0) return problem(404, 'There is no such model in this range.')
  const sheet: Sheet = {
    view,
    day: siteClock().today(),
    siteName: brand.siteName,
    dealerName: dealer?.name ?? null,
    address: addressOf(view, dealer?.slug ?? null),
  }
  try {
    return new Response(new Uint8Array(await createSheetPdf(sheet)), {
      headers: {
        'content-type': 'application/pdf',
        'content-disposition': `inline; filename="${fileName(view)}"`,
        'cache-control': 'private, no-cache',
      },
    })
  } catch (error) {
    if (!(error instanceof ConcurrencyLimitExceeded)) throw error
    return problem(503, 'Too many specification sheets are being printed. Try again in a moment.', {
      'retry-after': retryAfter,
    })
  }
}
