import { answerEnquiredPlan } from '#features/enquiries/server.ts'

export const dynamic = 'force-dynamic'

/** The plan that a form about finance was opened with, worked out anew. */
export async function GET(request: Request) {
  return answerEnquiredPlan(new URL(request.url).searchParams)
}
