import { dealerContext } from '#features/dealers/server.ts'
import { answerQuote } from '#features/finance-quotes/server.ts'
import { problem } from '#platform/service/problem.ts'

export const dynamic = 'force-dynamic'

type Address = { params: Promise<{ dealer: string; range: string; language: string }> }

/** A finance quote in a dealer’s name, in the language its address ends in. */
export async function GET(request: Request, { params }: Address): Promise<Response> {
  const { dealer: dealerSlug, range: rangeSlug, language: ending } = await params
  const dealer = await dealerContext(dealerSlug)
  if (!dealer) return problem(404, 'There is no such dealer.')
  return answerQuote({ rangeSlug, ending, query: new URL(request.url).searchParams, dealer })
}
