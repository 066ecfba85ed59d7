import { respondWithSummary } from '#features/enquiries/enquiry-forms/server.ts'

export const dynamic = 'force-dynamic'

/** The vehicle and the dealer that are chosen in a form. */
export async function GET(request: Request) {
  return respondWithSummary(new URL(request.url).searchParams)
}
