import { respondToVote } from '#features/motorsport/motorsport-poll/services.ts'

export const dynamic = 'force-dynamic'

/** Receives a vote. Source: requirement C-359. */
export async function POST(
  request: Request,
  { params }: { params: Promise<{ pollId: string }> },
): Promise<Response> {
  return respondToVote(request, (await params).pollId)
}
