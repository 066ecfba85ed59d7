import { respondWithSubscriptionQuote } from '#features/finance/finance/server.ts'

export const dynamic = 'force-dynamic'

/** The subscription quote of a model, for the calculators. */
export async function GET(request: Request) {
  return respondWithSubscriptionQuote(new URL(request.url).searchParams)
}
