import { respondWithStockChanges } from '#features/stock/stock-alerts/server.ts'

export const dynamic = 'force-dynamic'

/** What has changed among used vehicles since a visitor's last visit. */
export async function GET(request: Request) {
  return respondWithStockChanges(new URL(request.url).searchParams)
}
