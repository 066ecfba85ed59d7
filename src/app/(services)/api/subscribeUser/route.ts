import { answerSubscription } from '#features/newsletter/services.ts'

export const dynamic = 'force-dynamic'

/** Somebody asks for the newsletter. Source: vehicles-and-finance.md §7. */
export async function POST(request: Request): Promise<Response> {
  return answerSubscription(request)
}
