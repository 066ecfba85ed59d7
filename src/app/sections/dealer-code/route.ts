import { respondWithDealerCode } from '#features/dealers/dealers/server.ts'

export const dynamic = 'force-dynamic'

/** The supplier code of a dealer, for the purchase site. */
export async function GET(request: Request) {
  return respondWithDealerCode(new URL(request.url).searchParams)
}
