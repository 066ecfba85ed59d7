import { dealerContext } from '#features/dealers/server.ts'
import { answerSpecSheet } from '#features/spec-sheets/server.ts'
import { problem } from '#platform/service/problem.ts'

export const dynamic = 'force-dynamic'

type Address = { params: Promise<{ dealer: string; range: string }> }

/** A specification sheet in a dealer's name: without the prices its region hides. */
export async function GET(request: Request, { params }: Address): Promise<Response> {
  const { dealer: dealerSlug, range: rangeSlug } = await params
  const dealer = await dealerContext(dealerSlug)
  if (!dealer) return problem(404, 'There is no such dealer.')
  return answerSpecSheet({ rangeSlug, query: new URL(request.url).searchParams, dealer })
}
