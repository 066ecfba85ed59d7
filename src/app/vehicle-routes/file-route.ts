import type { DealerContext } from '#features/dealers/dealers/index.ts'
import { dealerContextOrUnavailable } from '#features/dealers/dealers/server.ts'
import { problem } from '#platform/service/problem.ts'

type FileRequest = {
  readonly rangeSlug: string
  /** The language suffix of the path. */
  readonly ending?: string
  readonly query: URLSearchParams
  /** The dealer on whose behalf the file is created. */
  readonly dealer?: DealerContext
}

type Address = { params: Promise<{ range: string; dealer?: string; language?: string }> }

/** Creates the route of a file about a range, rendered on every request, for the site or on behalf of a dealer. */
export function fileRoute(respond: (request: FileRequest) => Promise<Response>) {
  return async (request: Request, { params }: Address): Promise<Response> => {
    const { range: rangeSlug, dealer: dealerSlug, language: ending } = await params
    const dealer = dealerSlug === undefined ? undefined : await dealerContextOrUnavailable(dealerSlug)
    if (dealer === null) return problem(404, 'There is no such dealer.')
    return respond({
      rangeSlug,
      query: new URL(request.url).searchParams,
      ...(ending === undefined ? {} : { ending }),
      ...(dealer ? { dealer } : {}),
    })
  }
}
