import { answerQuote } from '#features/finance-quotes/server.ts'

export const dynamic = 'force-dynamic'

type Address = { params: Promise<{ range: string }> }

/** A finance quote on a model, as PDF. */
export async function GET(request: Request, { params }: Address): Promise<Response> {
  return answerQuote({ rangeSlug: (await params).range, query: new URL(request.url).searchParams })
}
