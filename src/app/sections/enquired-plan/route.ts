import { respondWithPlan } from '#features/enquiries/enquiries/server.ts'

export const dynamic = 'force-dynamic'

/** The plan with which a finance form was opened, recalculated. */
export async function GET(request: Request) {
  return respondWithPlan(new URL(request.url).searchParams)
}
