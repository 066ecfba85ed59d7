import { answerConfirmation } from '#features/newsletter/services.ts'

export const dynamic = 'force-dynamic'

/** The button behind the link of a newsletter's confirmation. */
export async function POST(request: Request): Promise<Response> {
  return answerConfirmation(request)
}
