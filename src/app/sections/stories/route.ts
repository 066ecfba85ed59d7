import { respondWithStories } from '#features/vehicles/range-page/server.ts'

export const dynamic = 'force-dynamic'

/** The stories of a range's models, for the range page. */
export async function GET(request: Request) {
  return respondWithStories(new URL(request.url).searchParams)
}
