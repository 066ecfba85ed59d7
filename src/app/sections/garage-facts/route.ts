import { respondWithModelFacts } from '#features/owners/garage/server.ts'

export const dynamic = 'force-dynamic'

/** What is known about the model of a car in a garage. */
export async function GET(request: Request) {
  return respondWithModelFacts(new URL(request.url).searchParams)
}
