import { respondWithTradeInValue } from '#features/stock/trade-in/server.ts'

export const dynamic = 'force-dynamic'

/** What a vehicle may be worth when it is traded in, while a visitor describes it. */
export async function GET(request: Request) {
  return respondWithTradeInValue(new URL(request.url).searchParams)
}
