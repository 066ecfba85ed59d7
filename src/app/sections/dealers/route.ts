import { respondWithDealers } from '#features/dealers/dealer-finder/server.ts'

export const dynamic = 'force-dynamic'

/** The dealers of the finder, and the preferred dealer of a visitor. */
export async function GET(request: Request) {
  return respondWithDealers(new URL(request.url).searchParams)
}
