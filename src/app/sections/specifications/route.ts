import { respondWithSpecifications } from '#features/vehicles/range-page/server.ts'

export const dynamic = 'force-dynamic'

/** The full specifications of a range's models, for the range page. */
export async function GET(request: Request) {
  return respondWithSpecifications(new URL(request.url).searchParams)
}
