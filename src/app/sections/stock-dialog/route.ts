import { respondWithDialog } from '#features/stock/stock-cards/server.ts'

export const dynamic = 'force-dynamic'

/** What the gallery, the calculator and the enquiry form of a used vehicle show. */
export async function GET(request: Request) {
  return respondWithDialog(new URL(request.url).searchParams)
}
