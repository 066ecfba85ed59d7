import { respondWithToken } from '#features/motorsport/motorsport-poll/services.ts'

export const dynamic = 'force-dynamic'

/** Gives a visitor the token with which to vote once. Source: decision C-3. */
export function GET(request: Request): Response {
  return respondWithToken(request)
}
