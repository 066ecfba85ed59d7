import type { DealerContext } from '#features/dealers/index.ts'
import type { ComparisonView } from '#features/vehicles/index.ts'
import { comparePath, rangePath } from '#features/vehicles/index.ts'
import { findComparison } from '#features/vehicles/server.ts'
import { brand } from '#platform/brand.ts'
import { config } from '#platform/config.ts'
import { problem } from '#platform/service/problem.ts'
import { siteClock } from '#platform/site-clock.ts'
import { WorkbenchFull } from '#platform/workbench.ts'
import type { Sheet } from '../sheet.ts'
import { printedSheet } from './printed.ts'

type Asked = {
  readonly rangeSlug: string
  readonly query: URLSearchParams
  /** Whose page the sheet comes from: prices its region hides are not on it. */
  readonly dealer?: DealerContext | null
}

const mostModels = 4
const code = /^[0-9A-Za-z-]{1,16}$/

/** Seconds after which the sheets that wait now are printed. */
const retryAfter = '2'

/** The codes of a query, each once; undefined when it has none, too many, or what is no code. */
export function sheetCodes(query: URLSearchParams): string[] | undefined {
  const codes = [...new Set(query.getAll('code').join(',').toUpperCase().split(','))]
  return codes.length <= mostModels && codes.every((one) => code.test(one)) ? codes : undefined
}

/** Where the code on a sheet leads: the page of the model, or the comparison. */
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
 * Answers with the specification sheet of a model, or of up to four beside each other, as PDF: 400 for a query that
 * names none, 404 for a code or range that is not on sale, 503 while too many are being printed.
 *
 * @throws VehiclesUnavailable when the vehicle service failed and has never answered.
 * Source: decision V-8; requirement V-241; decision F-12 for prices.
 */
export async function answerSpecSheet({ rangeSlug, query, dealer = null }: Asked): Promise<Response> {
  const codes = sheetCodes(query)
  if (!codes) return problem(400, 'Say which model: ?code=57U, or up to four with commas between them.')
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
    return new Response(new Uint8Array(await printedSheet(sheet)), {
      headers: {
        'content-type': 'application/pdf',
        'content-disposition': `inline; filename="${fileName(view)}"`,
        'cache-control': 'private, no-cache',
      },
    })
  } catch (error) {
    if (!(error instanceof WorkbenchFull)) throw error
    return problem(503, 'Too many sheets at once; this one can be printed in a moment.', {
      'retry-after': retryAfter,
    })
  }
}
