import { respondWithUsedVehicles } from '#features/stock/stock-search/server.ts'

export const dynamic = 'force-dynamic'

/** The search for used vehicles, as the visitor changes it. */
export async function GET(request: Request) {
  return respondWithUsedVehicles(new URL(request.url).searchParams)
}
