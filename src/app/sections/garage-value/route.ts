import { respondWithCarValue } from '#features/owners/garage/server.ts'

export const dynamic = 'force-dynamic'

/** What used vehicles like a car in a garage cost. */
export async function GET(request: Request) {
  return respondWithCarValue(new URL(request.url).searchParams)
}
