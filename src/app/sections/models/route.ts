import { respondWithModelCards } from '#features/vehicles/range-page/server.ts'

export const dynamic = 'force-dynamic'

/** Every model on sale, for the model choosers on a range page. */
export async function GET(request: Request) {
  return respondWithModelCards(new URL(request.url).searchParams)
}
