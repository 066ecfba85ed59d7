import { answerSubscriptionQuote } from '#features/finance/server.ts'

export const dynamic = 'force-dynamic'

/** What a model costs by the month, for the calculators. */
export async function GET(request: Request) {
  return answerSubscriptionQuote(new URL(request.url).searchParams)
}
