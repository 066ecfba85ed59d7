import { handleSubscription } from '#features/people/newsletter/services.ts'

export const dynamic = 'force-dynamic'

/** Subscribes to the newsletter. Source: requirement V-314. */
export async function POST(request: Request): Promise<Response> {
  return handleSubscription(request)
}
