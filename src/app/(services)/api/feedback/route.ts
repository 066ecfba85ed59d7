import { handleFeedback } from '#features/people/feedback/services.ts'

export const dynamic = 'force-dynamic'

/** Stores what a visitor says about a page. */
export async function POST(request: Request): Promise<Response> {
  return handleFeedback(request)
}
