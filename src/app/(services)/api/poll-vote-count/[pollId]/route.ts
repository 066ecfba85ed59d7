import { respondWithCounts } from '#features/motorsport/motorsport-poll/services.ts'

export const dynamic = 'force-dynamic'

/** The votes of a poll. Source: requirement C-358. */
export async function GET(
  _request: Request,
  { params }: { params: Promise<{ pollId: string }> },
): Promise<Response> {
  return respondWithCounts((await params).pollId)
}
