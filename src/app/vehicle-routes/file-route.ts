import type { DealerContext } from '#features/dealers/index.ts'
import { dealerContextOrUnread } from '#features/dealers/server.ts'
import { problem } from '#platform/service/problem.ts'

type FileRequest = {
  readonly rangeSlug: string
  /** The language its address ends in. */
  readonly ending?: string
  readonly query: URLSearchParams
  /** The dealer in whose name it is made. */
  readonly dealer?: DealerContext
}

type Address = { params: Promise<{ range: string; dealer?: string; language?: string }> }

/** The route of a file about a range, made on every request: on the site itself, or in the name of a dealer. */
export function fileRoute(answer: (request: FileRequest) => Promise<Response>) {
  return async (request: Request, { params }: Address): Promise<Response> => {
    const { range: rangeSlug, dealer: dealerSlug, language: ending } = await params
    const dealer = dealerSlug === undefined ? undefined : await dealerContextOrUnread(dealerSlug)
    if (dealer === null) return problem(404, 'There is no such dealer.')
    return answer({
      rangeSlug,
      query: new URL(request.url).searchParams,
      ...(ending === undefined ? {} : { ending }),
      ...(dealer ? { dealer } : {}),
    })
  }
}
