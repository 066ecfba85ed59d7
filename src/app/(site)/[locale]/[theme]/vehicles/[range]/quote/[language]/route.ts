import { answerQuote } from '#features/finance-quotes/server.ts'

export const dynamic = 'force-dynamic'

type Address = { params: Promise<{ range: string; language: string }> }

/** A finance quote on a model of a translated page, in the language its address ends in. */
export async function GET(request: Request, { params }: Address): Promise<Response> {
  const { range: rangeSlug, language: ending } = await params
  return answerQuote({ rangeSlug, ending, query: new URL(request.url).searchParams })
}
