import { handleConfirmation } from '#features/people/newsletter/services.ts'

export const dynamic = 'force-dynamic'

/** Confirms a newsletter subscription, from the button on the confirmation page. */
export async function POST(request: Request): Promise<Response> {
  return handleConfirmation(request)
}
